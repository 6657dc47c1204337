"""Verify: finished PDFs → verdicts. Read back with libqpdf, which had no part in writing the sheets."""

from generator.verify.proof import Kind, Proof
from generator.verify.read import read_proof
from generator.verify.rule import ProofRule, Verdict
from generator.verify.run import RULES, Verified, verify_pdf

__all__ = ["RULES", "Kind", "Proof", "ProofRule", "Verdict", "Verified", "read_proof", "verify_pdf"]
