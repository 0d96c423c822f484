import { writeConflict } from '../errors';
import type { Transaction } from './transaction';

/** Thrown to a writer outside transactions: wait for the holder, then run the command again. */
export class HeldByTransaction extends Error {
  constructor(readonly holder: Transaction) {
    super('held by a transaction');
  }
}

/**
 * Write conflicts: the first writer wins. While a transaction is open, the locks store which commit changed
 * which records and unique keys. A transaction with an older snapshot cannot overwrite them.
 */
export class Locks {
  private readonly holders = new Map<string, Transaction>();
  private readonly changedAt = new Map<string, number>();
  /** What the commit under way changes. No snapshot has it yet. */
  private readonly inFlight = new Set<string>();
  private open = 0;
  /** The number of commits so far. */
  now = 0;

  transactionOpened(): void {
    this.open += 1;
  }

  transactionClosed(transaction: Transaction): void {
    for (const name of transaction.locked) this.holders.delete(name);
    this.open -= 1;
    if (this.open === 0) this.changedAt.clear();
  }

  acquire(transaction: Transaction, name: string): void {
    const holder = this.holders.get(name);
    if (holder === transaction) return;
    const isStale = this.inFlight.has(name) || (this.changedAt.get(name) ?? 0) > transaction.since;
    if (holder !== undefined || isStale) throw writeConflict();
    this.holders.set(name, transaction);
    transaction.locked.add(name);
  }

  /** For a writer outside transactions. */
  assertFree(name: string): void {
    const holder = this.holders.get(name);
    if (holder !== undefined) throw new HeldByTransaction(holder);
  }

  /** The commit under way changes these names. */
  changing(names: Iterable<string>): void {
    for (const name of names) this.inFlight.add(name);
  }

  /** Ends a commit. Snapshots that are older conflict with what it changed. */
  committed(): void {
    this.now += 1;
    if (this.open > 0) for (const name of this.inFlight) this.changedAt.set(name, this.now);
    this.inFlight.clear();
  }

  /** The commit under way failed. */
  dropped(): void {
    this.inFlight.clear();
  }
}
