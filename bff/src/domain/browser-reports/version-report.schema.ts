import { Schema } from 'mongoose';

/** Token of the model of reports by version. */
export const VERSION_REPORT_MODEL = 'VersionReport';

/** Numbers of values by the index of their bound in VITAL_SECONDS; the next index is of those above the last. */
export type StoredHistogram = Partial<Record<`${number}`, number>>;

/** What browsers reported of a version. Nothing in it belongs to a user. */
export interface VersionReportRecord {
  /** `<part>@<version>` */
  _id: string;
  pages: number;
  broken: number;
  lcp?: StoredHistogram;
  inp?: StoredHistogram;
  expiresAt: Date;
}

const count = { type: Number, required: true };

/** Collection `version_reports`: a document for each version that was live or the canary. */
export const versionReportSchema = new Schema<VersionReportRecord>(
  {
    _id: { type: String, required: true },
    pages: count,
    broken: count,
    lcp: { type: Schema.Types.Mixed },
    inp: { type: Schema.Types.Mixed },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'version_reports', versionKey: false, strict: 'throw' },
);

versionReportSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
