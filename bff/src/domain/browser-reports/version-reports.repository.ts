import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { readMany } from '../../platform/mongo/read';
import { VERSION_REPORT_MODEL, type VersionReportRecord } from './version-report.schema';

/** Numbers to add to a version, by their stored paths. */
export type AddedNumbers = Readonly<Record<string, number>>;

/** Reports of browsers by version. */
@Injectable()
export class VersionReportsRepository {
  constructor(
    @InjectModel(VERSION_REPORT_MODEL) private readonly reports: Model<VersionReportRecord>,
  ) {}

  /** Adds numbers to a version. */
  async add(version: string, numbers: AddedNumbers, expiresAt: Date): Promise<void> {
    await this.reports
      .updateOne({ _id: version }, { $inc: numbers, $set: { expiresAt } }, { upsert: true })
      .exec();
  }

  /** All versions, sorted by name. */
  async list(): Promise<VersionReportRecord[]> {
    return readMany(this.reports, {}, { sort: { _id: 1 } });
  }
}
