import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { downloadKey, type InstantRange } from '@portal/rules';
import { Model } from 'mongoose';
import type { KeyedAmount } from '../day-counters/day-counters.schema';
import type { Download } from '../downloads/download';
import { DOWNLOAD_MODEL } from '../downloads/download.schema';

/**
 * Recounts what DayCountersService stores of downloads. Failed tasks may be tried again and sign-ins are
 * deleted after 60 days, so these have no records to recount from.
 */
@Injectable()
export class RecountedDownloadsRepository {
  constructor(@InjectModel(DOWNLOAD_MODEL) private readonly downloads: Model<Download>) {}

  /** The downloads of a time range per service as its name was reported. */
  async count({ first, last }: InstantRange): Promise<KeyedAmount[]> {
    const groups = await this.downloads
      .aggregate<{ _id: string; count: number }>([
        { $match: { download_date: { $gte: first, $lte: last } } },
        { $group: { _id: '$ott_service', count: { $sum: 1 } } },
      ])
      .exec();
    return groups.map(({ _id: service, count }) => ({
      key: downloadKey(service),
      count,
      amount: 0,
    }));
  }

  /** The instant of the first download at or after `from`; null when there is none. */
  async nextInstant(from: Date): Promise<Date | null> {
    const next = await this.downloads
      .findOne({ download_date: { $gte: from } }, { _id: 0, download_date: 1 })
      .sort({ download_date: 1 })
      .lean<Pick<Download, 'download_date'>>()
      .exec();
    return next?.download_date ?? null;
  }
}
