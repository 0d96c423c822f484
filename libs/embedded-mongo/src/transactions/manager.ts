import { fail, MongoError, TRANSIENT_LABEL, writeConflict } from '../errors';
import type { Engine } from '../engine';
import { HeldByTransaction, type Locks } from './locks';
import { Transaction } from './transaction';

/** Same as MongoDB's transactionLifetimeLimitSeconds. */
export const TRANSACTION_LIFETIME_MS = 60_000;

const noSuch = (number: number): MongoError =>
  new MongoError('NoSuchTransaction', `Transaction ${number} is not in progress.`, {
    errorLabels: [TRANSIENT_LABEL],
  });

/** The open transactions, at most one per session. */
export class TransactionManager {
  private readonly open = new Map<string, Transaction>();
  /** When a namespace was last dropped or indexed, as position in the sequence of the locks. */
  private readonly reshaped = new Map<string, number>();

  constructor(
    private readonly engine: Pick<Engine, 'environment' | 'commits' | 'sessions'>,
    private readonly locks: Locks,
    private readonly lifetime = TRANSACTION_LIFETIME_MS,
  ) {}

  begin(session: string, number: number): Transaction {
    const current = this.open.get(session);
    if (current !== undefined && current.number >= number)
      fail('TransactionTooOld', `Transaction ${number} or a newer one has already begun.`);
    current?.close();
    // When the client is gone, only this timer ends the transaction.
    const timer = setTimeout(() => transaction.close(), this.lifetime).unref();
    const transaction = new Transaction(number, this.engine.environment.snapshot(), this.locks);
    void transaction.ended.then(() => {
      clearTimeout(timer);
      if (this.open.get(session) === transaction) this.open.delete(session);
    });
    this.open.set(session, transaction);
    return transaction;
  }

  current(session: string, number: number): Transaction {
    const transaction = this.open.get(session);
    if (transaction?.number !== number || !transaction.isOpen) throw noSuch(number);
    return transaction;
  }

  /** Adds a namespace to a transaction. Error 112 when it was dropped or indexed after the snapshot. */
  enter(transaction: Transaction, namespace: string): void {
    if (this.reshapedAt(namespace) > transaction.since) throw writeConflict();
    transaction.namespaces.add(namespace);
  }

  /** When a namespace was last dropped or indexed, as position in the sequence of the locks; 0: never. */
  reshapedAt(namespace: string): number {
    return this.reshaped.get(namespace) ?? 0;
  }

  /** A change of the catalog waits for the transactions that use its namespace. */
  assertUnused(namespace: string): void {
    for (const transaction of this.open.values())
      if (transaction.namespaces.has(namespace)) throw new HeldByTransaction(transaction);
  }

  namespaceReshaped(namespace: string): void {
    this.locks.committed();
    this.reshaped.set(namespace, this.locks.now);
  }

  /** Makes the writes durable. A repeated commit returns the same success. */
  commit(session: string, number: number, now: Date): Promise<void> {
    const { commits, sessions } = this.engine;
    return commits.add((draft) => {
      if (sessions.replay(session, number)) return;
      const transaction = this.current(session, number);
      try {
        transaction.applyTo(draft);
        for (const change of transaction.recorded) draft.record(change);
        sessions.keep(draft, session, number, { ok: 1 }, now);
        for (const name of transaction.locked) draft.locked.add(name);
      } finally {
        transaction.close();
      }
    });
  }

  abort(session: string, number: number): void {
    this.current(session, number).close();
  }

  closeSession(session: string): void {
    this.open.get(session)?.close();
  }

  closeAll(): void {
    for (const transaction of [...this.open.values()]) transaction.close();
  }
}
