import {
  type MethodNumber,
  type MethodSettings,
  PAYMENT_NUMBER_KINDS,
  type ReceivingNumber,
} from '@portal/rules';
import { Schema, type SchemaDefinition } from 'mongoose';
import type { MethodList } from './method-list';

/** Token of the model of method lists. */
export const METHOD_LIST_MODEL = 'MethodList';

/** The collection of method lists, which every instance follows. */
export const METHOD_LISTS = 'method_lists';

const receivingNumber = {
  number: { type: String, required: true },
  kind: { type: String, enum: PAYMENT_NUMBER_KINDS, required: true },
} satisfies SchemaDefinition<ReceivingNumber>;

const methodNumber = new Schema<MethodNumber>(
  { method: { type: String, required: true }, ...receivingNumber },
  { _id: false },
);

const settings = new Schema<MethodSettings>(
  {
    method: { type: String, required: true },
    isOn: { type: Boolean, required: true },
    numbers: {
      type: [new Schema<ReceivingNumber>(receivingNumber, { _id: false })],
      required: true,
    },
    minBdt: { type: Number, default: null },
    maxBdt: { type: Number, default: null },
    noticeEn: { type: String, default: '' },
    noticeBn: { type: String, default: '' },
    senders: { type: [String], required: true },
  } satisfies SchemaDefinition<MethodSettings>,
  { _id: false },
);

/** Collection `method_lists`. */
export const methodListSchema = new Schema<MethodList>(
  {
    number: { type: Number, required: true },
    methods: { type: [settings], required: true },
    known: { type: [methodNumber], required: true },
    publisher: { type: String, default: null },
    publishedAt: { type: Date, default: null },
    reason: { type: String, default: null },
  },
  { collection: METHOD_LISTS, versionKey: false, strict: 'throw' },
);

// The newest list. Two publications never get the same number.
methodListSchema.index({ number: -1 }, { unique: true });
