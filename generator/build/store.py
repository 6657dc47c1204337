"""Made files → files in place, with their pictures. What is in place and right is not written again."""

from collections.abc import Iterable
from hashlib import sha256

from msgspec import Struct, field
from msgspec.structs import replace

from generator.build.fingerprint import Stamp
from generator.build.job import Made
from generator.build.output import OutputFolder
from generator.build.state import Printed, Shown, State, is_intact

PICTURES = "gallery"


class Store(Struct, frozen=True, kw_only=True):
    """An output folder, what has been known of it, and what a build has done to it so far.

    ``gallery`` tells whether there are to be pictures.
    """

    folder: OutputFolder
    before: State
    gallery: bool
    printed: dict[str, Printed] = field(default_factory=dict)
    others: dict[str, Stamp] = field(default_factory=dict)
    written: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)

    def put(self, made: Made) -> None:
        """Bring a printed file and its pictures in place. Errors: OutputError."""
        if made.data is None:
            # Its key was known, so it is in place; only what the gallery says about it may be new.
            old = self.before.printed[made.path]
            stamp, pictures = old.stamp, self._keep_pictures(old)
        else:
            old_stamp = self.before.printed[made.path].stamp if made.path in self.before.printed else None
            stamp = self._write(made.path, made.data, old_stamp)
            pictures = self._put_pictures(made, stamp.digest)
        self.printed[made.path] = Printed(
            stamp=stamp,
            key=made.key,
            pages=made.pages,
            pieces=made.pieces,
            pictures=pictures,
            about=made.about,
        )

    def put_other(self, path: str, data: bytes) -> None:
        """Bring any other file in place. Errors: OutputError."""
        self.others[path] = self._write(path, data, self.before.others.get(path))

    def keep(self, path: str) -> None:
        """Carry over a file of an earlier build, if it is still there."""
        old = self.before.printed[path]
        if is_intact(self.folder, path, old.stamp):
            self.printed[path] = replace(old, pictures=self._keep_pictures(old))

    def remove(self, paths: Iterable[str]) -> None:
        """Remove stale files. Errors: OutputError."""
        self.removed.extend(path for path in sorted(paths) if self.folder.remove(path))

    def _put_pictures(self, made: Made, digest: str) -> tuple[Shown, ...] | None:
        if made.pictures is None:
            return None
        shown: list[Shown] = []
        for number, picture in enumerate(made.pictures, start=1):
            # The name tells which bytes it shows; a picture of the same name is the same picture.
            path = f"{PICTURES}/{digest[:20]}-{number}.jpg"
            self.put_other(path, picture.data)
            shown.append(Shown(path, picture.title, picture.height))
        return tuple(shown)

    def _keep_pictures(self, old: Printed) -> tuple[Shown, ...] | None:
        if not self.gallery or old.pictures is None:
            return None
        known = {shown.path: self.before.others.get(shown.path) for shown in old.pictures}
        self.others.update({path: stamp for path, stamp in known.items() if stamp is not None})
        return old.pictures

    def _write(self, path: str, data: bytes, old: Stamp | None) -> Stamp:
        """Write a file unless it is there; ``old`` is its stamp when it was last written."""
        digest = sha256(data).hexdigest()
        if old is not None and old.digest == digest and is_intact(self.folder, path, old):
            return old
        if old is not None or self.folder.read(path) != data:
            self.folder.write(path, data)
            self.written.append(path)
        return Stamp(len(data), self.folder.changed(path), digest)
