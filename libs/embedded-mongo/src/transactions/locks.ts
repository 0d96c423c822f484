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
  private open = 0;
  private sequence = 0;

  get now(): number {
    return this.sequence;
  }

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
    if (holder !== undefined || (this.changedAt.get(name) ?? 0) > transaction.since)
      throw writeConflict();
    this.holders.set(name, transaction);
    transaction.locked.add(name);
  }

  /** For a writer outside transactions. */
  assertFree(name: string): void {
    const holder = this.holders.get(name);
    if (holder !== undefined) throw new HeldByTransaction(holder);
  }

  /** Stores a commit that changed these names. */
  committed(names: Iterable<string>): void {
    this.sequence += 1;
    if (this.open === 0) return;
    for (const name of names) this.changedAt.set(name, this.sequence);
  }
}
