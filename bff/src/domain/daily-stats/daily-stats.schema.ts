import { Schema } from 'mongoose';
import type { ServiceTotal } from '../accounts/account';

/** Token of the model of daily figures. */
export const DAILY_STATS_MODEL = 'DailyStats';

/** The figures of one calendar day in the service's zone. */
export interface DailyStats {
  /** `YYYY-MM-DD`. The primary key serves every query: one day, or a range of days. */
  _id: string;
  downloads: number;
  /** Sign-ins of subscribers. */
  logins: number;
  services: ServiceTotal[];
  /** Reports that a task failed, per service; absent in days of before they were counted. */
  failures?: ServiceTotal[];
}

const serviceTotal = new Schema({ key: String, name: String, value: Number }, { _id: false });

/** Collection `daily_stats`. */
export const dailyStatsSchema = new Schema<DailyStats>(
  {
    _id: { type: String, required: true },
    downloads: { type: Number, default: 0 },
    logins: { type: Number, default: 0 },
    services: { type: [serviceTotal], default: [] },
    failures: { type: [serviceTotal], default: [] },
  },
  { collection: 'daily_stats', versionKey: false, strict: 'throw' },
);
