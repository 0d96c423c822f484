import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';

/** What ties writes to a transaction; services hand it on from service to repository. */
export type { ClientSession };

/** Runs several writes as one (design §4). */
@Injectable()
export class Transactions {
  private readonly afterwards = new WeakMap<ClientSession, (() => void)[]>();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Commits what `work` wrote through the session with majority, or nothing. `work` runs again after a
   * write conflict, so it must have no effect besides its writes.
   */
  async run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const session = await this.connection.startSession();
    const attempt = (): Promise<T> => {
      this.afterwards.set(session, []);
      return work(session);
    };
    try {
      const result = await session.withTransaction(attempt, {
        writeConcern: { w: 'majority' },
        readConcern: { level: 'snapshot' },
      });
      for (const one of this.afterwards.get(session) ?? []) one();
      return result;
    } finally {
      await session.endSession();
    }
  }

  /** Does something once the transaction is committed, and nothing for a try that was not. */
  afterCommit(session: ClientSession, work: () => void): void {
    this.afterwards.get(session)?.push(work);
  }
}
