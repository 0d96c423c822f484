import { Schema } from 'mongoose';

/** Injection token of the model of leases. */
export const LEASE_MODEL = 'Lease';

/** A lease: who may do a piece of work now, and the result of the last run. */
export interface LeaseRecord {
  /** Name of the job or of the other leased work. */
  _id: string;
  /** Id of one acquisition by one instance; null when the lease is free. */
  holder: string | null;
  /** From this time on any instance may take it. */
  until: Date;
  /** Start of the last run that ended; absent before the first. */
  lastRunAt?: Date;
  lastOk?: boolean;
  /** Null after a successful run. */
  lastError?: string | null;
  /** Number of ended runs. */
  runs?: number;
}

/** Collection `leases`; read by name only. */
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
