/* Filters and sorts the cards of a catalogue, and keeps what is asked for in the address after "#". */
"use strict";
(() => {
  /* A fact is called as in game.yaml; what the page itself asks has a point before its name. */
  const form = document.getElementById("filters");
  const list = document.querySelector(".cards");
  const cards = [...list.children];
  const status = form.querySelector("[role=status]");
  const fold = form.querySelector("details");
  const sort = form.elements[".sort"];
  const language = new Intl.Collator(document.documentElement.lang, { numeric: true });

  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = new Map(cards.map((card) => [card, plain(card.dataset.foundBy)]));
  const own = new Map(cards.map((card, number) => [card, number]));
  const keys = (card, field) => (card.getAttribute("data-" + field) ?? "").split(" ").filter(Boolean);

  /* Each filter tells whether a card passes; a filter that asks for nothing lets all pass. */
  const chosen = (group) => {
    const wanted = [...group.querySelectorAll("input:checked")].map((box) => box.value);
    return (card) => !wanted.length || keys(card, group.dataset.choice).some((key) => wanted.includes(key));
  };
  const within = (group) => {
    const [least, most] = [...group.querySelectorAll("input")].map((input) => input.value);
    return (card) => (least === "" && most === "") || keys(card, group.dataset.range).some((key) =>
      (least === "" || Number(key) >= Number(least)) && (most === "" || Number(key) <= Number(most)));
  };
  const named = () => {
    const wanted = plain(form.elements[".q"].value).split(/\s+/).filter(Boolean);
    return (card) => wanted.every((word) => words.get(card).includes(word));
  };

  const rank = () => {
    if (sort.value === ".name") {
      const name = (card) => card.querySelector("h3").textContent;
      return (one, other) => language.compare(name(one), name(other));
    }
    if (!sort.value) return () => 0;
    const { field, order: options } = sort.selectedOptions[0].dataset;
    const order = options.split(" ");
    const place = (card) => {
      const first = keys(card, field)[0];
      return first === undefined ? Infinity : order.indexOf(first);
    };
    return (one, other) => {
      const [here, there] = [place(one), place(other)];
      return here === there ? 0 : here - there;
    };
  };

  const show = () => {
    const tests = [
      named(),
      ...[...form.querySelectorAll("[data-choice]")].map(chosen),
      ...[...form.querySelectorAll("[data-range]")].map(within),
    ];
    let shown = 0;
    for (const card of cards) {
      card.hidden = !tests.every((test) => test(card));
      shown += card.hidden ? 0 : 1;
    }
    const compare = rank();
    const turn = form.elements[".down"].checked ? -1 : 1;
    const sorted = [...cards].sort((one, other) => turn * (compare(one, other) || own.get(one) - own.get(other)));
    if (sorted.some((card, number) => list.children[number] !== card)) list.append(...sorted);
    const text = status.dataset.text.replace("{shown}", shown).replace("{all}", cards.length);
    status.textContent = shown ? text : status.dataset.none;
  };

  const write = () => {
    const asked = new Map();
    for (const [name, value] of new FormData(form)) {
      if (value !== "") asked.set(name, [...(asked.get(name) ?? []), value]);
    }
    const hash = [...asked].map(([name, values]) => name + "=" + values.map(encodeURIComponent).join(",")).join("&");
    if (hash || location.hash.includes("=")) history.replaceState(null, "", hash ? "#" + hash : location.pathname);
  };

  const read = () => {
    if (location.hash.length > 1 && !location.hash.includes("=")) return; // A link to a place in the page.
    form.reset();
    for (const part of location.hash.slice(1).split("&").filter(Boolean)) {
      const [name, value = ""] = part.split("=");
      const values = value.split(",").map((one) => { try { return decodeURIComponent(one); } catch { return one; } });
      for (const input of form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
        if (input.type === "checkbox") input.checked = values.includes(input.value);
        else input.value = values[0];
      }
    }
    if (sort.selectedIndex < 0) sort.selectedIndex = 0;
    show();
  };

  form.addEventListener("input", () => { show(); write(); });
  form.addEventListener("reset", () => setTimeout(() => { show(); write(); }));
  form.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("hashchange", read);
  if (matchMedia("(max-width: 62rem)").matches) fold.open = false;
  form.hidden = false;
  read();
  show();
})();
