import type { Model } from 'mongoose';
import { readMany, readOne } from './read';
import { requireTransaction } from './running-transaction';

/** Stored versions of something, each under a number that is unique. For repositories. */
export class NumberedVersions<Version> {
  constructor(private readonly versions: Model<Version>) {}

  /** The newest versions, newest first. */
  async listNewest(limit: number): Promise<Version[]> {
    const found = { projection: { _id: 0 }, sort: { number: -1 as const }, limit };
    return readMany<Version>(this.versions, {}, found);
  }

  /** The newest version that was published until an instant, or the first one; null when none is stored. */
  async findPublished(at: Date): Promise<Version | null> {
    const isPublished: object = { $or: [{ publishedAt: null }, { publishedAt: { $lte: at } }] };
    return readOne<Version>(this.versions, isPublished, { _id: 0 }, { number: -1 });
  }

  /** Adds versions. @throws error 11000 when a number is used. */
  async insertMany(versions: readonly Version[]): Promise<void> {
    requireTransaction();
    await this.versions.insertMany(versions);
  }
}
