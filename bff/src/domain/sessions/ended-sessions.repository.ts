import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DAY_MS } from '@portal/rules';
import { Model } from 'mongoose';
import { readOne } from '../../platform/mongo/read';
import { ENDED_SESSION_MODEL, type EndedSessionRecord } from './ended-session.schema';

/** How long the reason is kept: as long as an unused session lasts. */
const ENDED_SESSION_MS = 7 * DAY_MS;

/** Why sessions of subscribers ended. */
@Injectable()
export class EndedSessionsRepository {
  constructor(
    @InjectModel(ENDED_SESSION_MODEL) private readonly ended: Model<EndedSessionRecord>,
  ) {}

  /** Stores why these sessions end; the latest reason stands. */
  async put(ids: readonly string[], end: EndedSessionRecord['end'], now: Date): Promise<void> {
    if (ids.length === 0) return;
    const expiresAt = new Date(now.getTime() + ENDED_SESSION_MS);
    await this.ended.bulkWrite(
      ids.map((_id) => ({
        updateOne: { filter: { _id }, update: { $set: { end, expiresAt } }, upsert: true },
      })),
    );
  }

  /** Why a session ended; null when that is not known. */
  async find(id: string): Promise<EndedSessionRecord['end'] | null> {
    return (await readOne(this.ended, { _id: id }, { end: 1 }))?.end ?? null;
  }
}
