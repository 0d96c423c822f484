import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { readMany, readOne } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import { SESSION_MODEL, type SessionRecord } from './session.schema';

/** Largest number of sessions in an administrator's list, most recently used first. */
const MOST_LISTED = 50;

/** Stored sessions. */
@Injectable()
export class SessionsRepository {
  constructor(@InjectModel(SESSION_MODEL) private readonly sessions: Model<SessionRecord>) {}

  /** A session that is active at `now`; null for none. */
  async findLiving(
    id: string,
    audience: SessionRecord['audience'],
    now: Date,
  ): Promise<SessionRecord | null> {
    return readOne(this.sessions, { _id: id, audience, expiresAt: { $gt: now } });
  }

  /** Active sessions of a user at `now`, most recently used first. */
  async listLiving(userId: number, now: Date): Promise<SessionRecord[]> {
    const living = { userId, expiresAt: { $gt: now } };
    return readMany(this.sessions, living, { sort: { lastSeenAt: -1 } });
  }

  /** Last use of each active session of some users at `now`, in no order. */
  async listLastUses(
    userIds: readonly number[],
    now: Date,
  ): Promise<Pick<SessionRecord, 'userId' | 'lastSeenAt'>[]> {
    const living = { userId: { $in: [...userIds] }, expiresAt: { $gt: now } };
    return readMany(this.sessions, living, { projection: { _id: 0, userId: 1, lastSeenAt: 1 } });
  }

  /** Active sessions of an administrator at `now`, most recently used first. */
  async listLivingOfAdmin(actor: string, now: Date): Promise<SessionRecord[]> {
    const living = { actor, audience: 'admin', expiresAt: { $gt: now } };
    return readMany(this.sessions, living, { sort: { lastSeenAt: -1 }, limit: MOST_LISTED });
  }

  /** Adds a session. */
  async insert(record: SessionRecord): Promise<void> {
    await this.sessions.create([record]);
  }

  /** Stores the last use; never recreates a session that was revoked since. */
  async touch(id: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
    await this.sessions.updateOne({ _id: id }, { $set: { lastSeenAt, expiresAt } }).exec();
  }

  /** Stores a fresh proof of an administrator; false when the session has ended. */
  async prove(id: string, provenAt: Date): Promise<boolean> {
    const living = { _id: id, audience: 'admin', expiresAt: { $gt: provenAt } } as const;
    const result = await this.sessions.updateOne(living, { $set: { provenAt } }).exec();
    return result.matchedCount === 1;
  }

  /** The known device of a session; null for none. */
  async deviceOf(id: string): Promise<string | null> {
    return (await readOne(this.sessions, { _id: id }, { device: 1 }))?.device ?? null;
  }

  /** Ends one session; false when it had ended already. */
  async remove(id: string): Promise<boolean> {
    const result = await this.sessions.deleteOne({ _id: id }).exec();
    return result.deletedCount === 1;
  }

  /** Ends the sessions of an administrator, except one. Returns their number. */
  async removeOfAdmin(actor: string, keep: string): Promise<number> {
    requireTransaction();
    const others = { actor, audience: 'admin', _id: { $ne: keep } } as const;
    const result = await this.sessions.deleteMany(others).exec();
    return result.deletedCount;
  }

  /** Ends the sessions of a user, except one. Returns their number. */
  async removeOfUser(userId: number, keep: string | null): Promise<number> {
    const result = await this.sessions.deleteMany(ofUser(userId, keep)).exec();
    return result.deletedCount;
  }

  /** Ids of the sessions of a user, except one. */
  async idsOfUser(userId: number, except: string | null): Promise<string[]> {
    const sessions = await this.sessions
      .find(ofUser(userId, except), { _id: 1 })
      .lean<Pick<SessionRecord, '_id'>[]>()
      .exec();
    return sessions.map(({ _id }) => _id);
  }

  /** Ids of all but the `keep` most recently used sessions of a user. */
  async surplusIds(userId: number, keep: number): Promise<string[]> {
    const surplus = await this.sessions
      .find({ userId }, { _id: 1 })
      .sort({ lastSeenAt: -1, createdAt: -1 })
      .skip(keep)
      .lean<Pick<SessionRecord, '_id'>[]>()
      .exec();
    return surplus.map(({ _id }) => _id);
  }

  /** Ends sessions. */
  async removeAll(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.sessions.deleteMany({ _id: { $in: [...ids] } }).exec();
  }
}

const ofUser = (userId: number, except: string | null) =>
  except === null ? { userId } : { userId, _id: { $ne: except } };
