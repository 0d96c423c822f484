import type { LedgerEntry } from './ledger-entry';

/**
 * Sorts entries of one plan by sequence number. Input must be in order of time; entries without a number
 * come first.
 */
export function inLedgerOrder(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
}
