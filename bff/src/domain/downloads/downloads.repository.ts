import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { countMany, readMany } from '../../platform/mongo/read';
import { atEnd } from '../../platform/mongo/running-transaction';
import type { Download, HistoryEntry } from './download';
import { DOWNLOAD_MODEL } from './download.schema';

/** What the history shows, newest first. */
const HISTORY = {
  projection: { file_name: 1, ott_service: 1, download_date: 1, delivery_link: 1 },
  sort: { download_date: -1, _id: -1 },
} as const;

/** Reads and adds finished downloads. */
@Injectable()
export class DownloadsRepository {
  constructor(@InjectModel(DOWNLOAD_MODEL) private readonly downloads: Model<Download>) {}

  /** Adds a download at the end of the transaction: error 11000 when its task has one. */
  insert(download: Download): void {
    atEnd().insertAsIs(this.downloads, download);
  }

  /** Number of downloads of a user since an instant. */
  async countSince(userId: number, since: Date): Promise<number> {
    return countMany(this.downloads, { userId, download_date: { $gte: since } });
  }

  /** Number of downloads of all users since an instant. */
  async countAllSince(since: Date): Promise<number> {
    return countMany(this.downloads, { download_date: { $gte: since } });
  }

  /** The newest downloads of a user, newest first. */
  async listRecent(userId: number, limit: number): Promise<HistoryEntry[]> {
    return readMany(this.downloads, { userId }, { ...HISTORY, limit });
  }

  /** All downloads of a user, newest first. */
  async listOfUser(userId: number): Promise<HistoryEntry[]> {
    return readMany(this.downloads, { userId }, HISTORY);
  }

  /** All downloads of a user from one service, newest first. */
  async listOfService(userId: number, serviceKey: string): Promise<HistoryEntry[]> {
    return readMany(this.downloads, { userId, serviceKey }, HISTORY);
  }
}
