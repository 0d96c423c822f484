import { Schema } from 'mongoose';
import type { Download } from './download';

/** Token of the model of downloads. */
export const DOWNLOAD_MODEL = 'Download';

/** Collection `downloads`. */
export const downloadSchema = new Schema<Download>(
  {
    userId: { type: Number, required: true },
    taskId: { type: String, required: true },
    file_name: { type: String, required: true },
    ott_service: { type: String, required: true },
    serviceKey: { type: String, required: true },
    download_date: { type: Date, required: true },
    videosTaken: { type: Number, required: true },
    delivery_link: { type: String },
  },
  { collection: 'downloads', versionKey: false, strict: 'throw' },
);

// One download per task, even if its completion is reported again.
downloadSchema.index({ taskId: 1 }, { unique: true });
// Today's downloads, the ten recent ones and the whole history of one user.
downloadSchema.index({ userId: 1, download_date: -1, _id: -1 });
// The history of one user from one service.
downloadSchema.index({ userId: 1, serviceKey: 1, download_date: -1, _id: -1 });
// Downloads of all users in the last day.
downloadSchema.index({ download_date: 1 });
