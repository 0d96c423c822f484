import type { Model } from 'mongoose';
import { readMany } from './read';
import { requireTransaction } from './running-transaction';

/** Stored versions of something, each under a number that is unique. For repositories. */
export class NumberedVersions<Version> {
  constructor(private readonly versions: Model<Version>) {}

  /** The newest versions, newest first. */
  async listNewest(limit: number): Promise<Version[]> {
    const found = { projection: { _id: 0 }, sort: { number: -1 as const }, limit };
    return readMany<Version>(this.versions, {}, found);
  }

  /** Adds versions. @throws error 11000 when a number is used. */
  async insertMany(versions: readonly Version[]): Promise<void> {
    requireTransaction();
    await this.versions.insertMany(versions);
  }
}
