import { Schema } from 'mongoose';

/** Token of the model of leases. */
export const LEASE_MODEL = 'Lease';

/** Who may do a piece of work at the moment, and how it went the last time. */
export interface LeaseRecord {
  /** Name of the work. */
  _id: string;
  /** One acquisition of one instance; null when nobody works. */
  holder: string | null;
  /** From this time on anybody may take it. */
  until: Date;
  /** Begin of the last run that ended; absent before the first. */
  lastRunAt?: Date;
  lastOk?: boolean;
  /** Null after a run that went well. */
  lastError?: string | null;
  /** Runs that ended. */
  runs?: number;
}

/** Collection `leases`; asked by name only. */
export const leaseSchema = new Schema<LeaseRecord>(
  {
    _id: { type: String, required: true },
    holder: { type: String },
    until: { type: Date, required: true },
    lastRunAt: { type: Date },
    lastOk: { type: Boolean },
    lastError: { type: String },
    runs: { type: Number },
  },
  { collection: 'leases', versionKey: false, strict: 'throw' },
);
