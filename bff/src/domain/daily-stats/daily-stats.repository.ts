import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import { type CountedService, serviceIncrement } from './service-increment';
import type { DailyStats } from './daily-stats';
import { DAILY_STATS_MODEL } from './daily-stats.schema';

/** Stores the counters of each calendar day (PERF-11). */
@Injectable()
export class DailyStatsRepository {
  constructor(@InjectModel(DAILY_STATS_MODEL) private readonly days: Model<DailyStats>) {}

  /**
   * Counts one more download of a day, in the transaction that records it.
   * @throws error 11000 when another transaction created the day first.
   */
  async countDownload(day: string, service: CountedService): Promise<void> {
    requireTransaction();
    const known = await this.days
      .findById(day, { services: 1 })
      .lean<Pick<DailyStats, 'services'>>()
      .exec();
    if (!known) {
      const services = [{ ...service, value: 1 }];
      await this.days.create([{ _id: day, downloads: 1, services }]);
      return;
    }
    const update = serviceIncrement('services', known.services, service);
    update.$inc['downloads'] = 1;
    await this.days.updateOne({ _id: day }, update).exec();
  }

  /**
   * Counts one more failed task of a day, in the transaction that records it.
   * @throws error 11000 when another transaction created the day first.
   */
  async countFailure(day: string, service: CountedService): Promise<void> {
    requireTransaction();
    const known = await this.days
      .findById(day, { failures: 1 })
      .lean<Pick<DailyStats, 'failures'>>()
      .exec();
    if (!known) {
      await this.days.create([{ _id: day, failures: [{ ...service, value: 1 }] }]);
      return;
    }
    const { $inc, $push } = serviceIncrement('failures', known.failures ?? [], service);
    await this.days.updateOne({ _id: day }, $push ? { $push } : { $inc }).exec();
  }

  /**
   * Counts one more sign-in of a day, in the transaction that records it.
   * @throws error 11000 when another transaction created the day first.
   */
  async countLogin(day: string): Promise<void> {
    requireTransaction();
    const update = { $inc: { logins: 1 } };
    const counted = await this.days.updateOne({ _id: day }, update).exec();
    if (counted.matchedCount === 0) {
      await this.days.create([{ _id: day, logins: 1 }]);
    }
  }

  /** The counters of a range of days, oldest first; days without any are left out. */
  async list(first: string, last: string): Promise<DailyStats[]> {
    return this.days
      .find({ _id: { $gte: first, $lte: last } })
      .sort({ _id: 1 })
      .lean<DailyStats[]>()
      .exec();
  }

  /** Downloads per service of each day. */
  async listServices(): Promise<Pick<DailyStats, 'services'>[]> {
    return this.days
      .find({ _id: { $gte: '' } }, { _id: 0, services: 1 })
      .lean<Pick<DailyStats, 'services'>[]>()
      .exec();
  }

  /** Downloads of all days; reads one number per day instead of all downloads. */
  async sumDownloads(): Promise<number> {
    const [sum] = await this.days
      .aggregate<{ downloads: number }>([
        { $group: { _id: null, downloads: { $sum: '$downloads' } } },
      ])
      .exec();
    return sum?.downloads ?? 0;
  }
}
