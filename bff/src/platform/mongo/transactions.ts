import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';

/** What ties writes to a transaction; services hand it on from service to repository. */
export type { ClientSession };

/** Runs several writes as one (design §4). */
@Injectable()
export class Transactions {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Commits what `work` wrote through the session with majority, or nothing. `work` runs again after a
   * write conflict, so it must have no effect besides its writes.
   */
  async run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const session = await this.connection.startSession();
    try {
      return await session.withTransaction(() => work(session), {
        writeConcern: { w: 'majority' },
        readConcern: { level: 'snapshot' },
      });
    } finally {
      await session.endSession();
    }
  }
}
