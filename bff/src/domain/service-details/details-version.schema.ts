import type { ServiceDetails } from '@portal/rules';
import { Schema, type SchemaDefinition } from 'mongoose';
import type { DetailsVersion } from './details-version';

/** Token of the model of service details. */
export const DETAILS_VERSION_MODEL = 'DetailsVersion';

/** The collection of service details, which every instance follows. */
export const SERVICE_DETAILS = 'service_details';

const details = new Schema<ServiceDetails>(
  {
    name: { type: String, required: true },
    botUrl: { type: String, default: null },
    supportBotUrl: { type: String, default: null },
    supportContactUrl: { type: String, default: null },
    channelUrl: { type: String, default: null },
    reminderDays: { type: [Number], required: true },
  } satisfies SchemaDefinition<ServiceDetails>,
  { _id: false },
);

/** Collection `service_details`. */
export const detailsVersionSchema = new Schema<DetailsVersion>(
  {
    number: { type: Number, required: true },
    details: { type: details, required: true },
    publisher: { type: String, default: null },
    publishedAt: { type: Date, default: null },
    reason: { type: String, default: null },
  },
  { collection: SERVICE_DETAILS, versionKey: false, strict: 'throw' },
);

// The newest version. Two publications never get the same number.
detailsVersionSchema.index({ number: -1 }, { unique: true });
