import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '../mongo/duplicate-key';
import { LEASE_MODEL, type LeaseRecord } from './lease.schema';

/**
 * Longer than a pause of a process, and so short that what a dead one left lying is taken up within a
 * minute (PAY-20).
 */
export const LEASE_MS = 20_000;

/** The right to do a piece of work until it ends, is given back or taken away by time. */
export interface Lease {
  readonly name: string;
  /** Of this acquisition alone: an instance has no right to what it held before. */
  readonly holder: string;
}

/** How a run ended. */
export interface RunRecord {
  readonly startedAt: Date;
  /** Null when it went well. */
  readonly error: string | null;
}

/**
 * Leases, of which nobody ever holds two of one name. They are a matter of clocks: a
 * holder that stood still may go on after its lease was given to another, so leased work has to be
 * right also when it runs twice.
 */
@Injectable()
export class LeasesRepository {
  constructor(@InjectModel(LEASE_MODEL) private readonly leases: Model<LeaseRecord>) {}

  /**
   * Takes a lease for LEASE_MS, null while another holds it. With `idleSince` also null when the last
   * run that ended began after that time.
   */
  async acquire(name: string, now: Date, idleSince?: Date): Promise<Lease | null> {
    const holder = randomUUID();
    const free = { _id: name, until: { $lte: now } };
    const idle = { $or: [{ lastRunAt: null }, { lastRunAt: { $lte: idleSince } }] };
    try {
      await this.leases
        .findOneAndUpdate(
          idleSince ? { ...free, ...idle } : free,
          { $set: { holder, until: endOf(now) } },
          { upsert: true, projection: { _id: 1 } },
        )
        .lean()
        .exec();
      return { name, holder };
    } catch (error) {
      // Nothing matched, so the upsert tried to insert what is there: it is held, or not yet due.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Keeps a lease for another LEASE_MS. Returns whether it still was the holder's. */
  async renew({ name, holder }: Lease, now: Date): Promise<boolean> {
    const result = await this.leases
      .updateOne({ _id: name, holder }, { $set: { until: endOf(now) } })
      .exec();
    return result.matchedCount === 1;
  }

  /** Gives a lease back. Returns whether it still was the holder's; else nothing changes. */
  async release({ name, holder }: Lease, now: Date): Promise<boolean> {
    const result = await this.leases
      .updateOne({ _id: name, holder }, { $set: { holder: null, until: now } })
      .exec();
    return result.matchedCount === 1;
  }

  /** Gives a lease back and writes down how the run went; the same otherwise. */
  async finish({ name, holder }: Lease, now: Date, run: RunRecord): Promise<boolean> {
    const { startedAt: lastRunAt, error: lastError } = run;
    const ended = { lastRunAt, lastOk: lastError === null, lastError };
    const result = await this.leases
      .updateOne(
        { _id: name, holder },
        { $set: { holder: null, until: now, ...ended }, $inc: { runs: 1 } },
      )
      .exec();
    return result.matchedCount === 1;
  }

  /** All leases there ever were, by name. */
  async list(): Promise<LeaseRecord[]> {
    return this.leases.find().sort({ _id: 1 }).lean<LeaseRecord[]>().exec();
  }
}

const endOf = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
