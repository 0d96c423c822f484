import { Schema } from 'mongoose';
import type { DailyStats } from './daily-stats';

/** Token of the model of daily counters. */
export const DAILY_STATS_MODEL = 'DailyStats';

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
