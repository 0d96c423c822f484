import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '../mongo/duplicate-key';
import { readMany } from '../mongo/read';
import { LEASE_MODEL, type LeaseRecord } from './lease.schema';

/**
 * Longer than any pause of a process. Short enough that another instance takes over the work of a dead one
 * within a minute (PAY-20).
 */
export const LEASE_MS = 20_000;

/** The right to do a piece of work until it is done, released or expired. */
export interface Lease {
  readonly name: string;
  /** Id of this acquisition only. After it expires, the same instance needs a new one. */
  readonly holder: string;
}

/** Result of a run. */
export interface RunRecord {
  readonly startedAt: Date;
  /** Null after a success. */
  readonly error: string | null;
}

/**
 * Leases; a name has at most one valid lease. They depend on clocks: a holder that was paused may continue
 * after its lease went to another instance. Leased work must therefore be correct also when it runs twice.
 */
@Injectable()
export class LeasesRepository {
  constructor(@InjectModel(LEASE_MODEL) private readonly leases: Model<LeaseRecord>) {}

  /**
   * Acquires a lease for LEASE_MS; null while another holds it. With `idleSince` also null when the last
   * ended run started after that time.
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
      // No match, so the upsert tried to insert an existing lease: it is held, or the job is not due.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Extends a lease by another LEASE_MS. Returns whether the caller still held it. */
  async renew({ name, holder }: Lease, now: Date): Promise<boolean> {
    const result = await this.leases
      .updateOne({ _id: name, holder }, { $set: { until: endOf(now) } })
      .exec();
    return result.matchedCount === 1;
  }

  /** Releases a lease. Returns whether the caller still held it; if not, nothing changes. */
  async release({ name, holder }: Lease, now: Date): Promise<boolean> {
    const result = await this.leases
      .updateOne({ _id: name, holder }, { $set: { holder: null, until: now } })
      .exec();
    return result.matchedCount === 1;
  }

  /** Releases a lease and stores the result of the run. Returns whether the caller still held it. */
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

  /** All leases, also expired ones, sorted by name. */
  async list(): Promise<LeaseRecord[]> {
    return readMany(this.leases, {}, { sort: { _id: 1 } });
  }
}

const endOf = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
