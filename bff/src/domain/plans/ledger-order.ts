import type { LedgerEntry } from './ledger-entry';

/**
 * Entries of one plan in the order they happened, given in the order of their instants: those of before
 * changes were counted come first.
 */
export function inLedgerOrder(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
}
