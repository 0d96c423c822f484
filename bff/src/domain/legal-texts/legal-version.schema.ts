import type { LegalSection, LegalText, LegalTexts } from '@portal/rules';
import { Schema, type SchemaDefinition } from 'mongoose';
import type { LegalVersion } from './legal-version';

/** Token of the model of legal texts. */
export const LEGAL_VERSION_MODEL = 'LegalVersion';

/** The collection of legal texts, which every instance follows. */
export const LEGAL_TEXTS = 'legal_texts';

const section = new Schema<LegalSection>(
  { title: { type: String, required: true }, text: { type: [String], required: true } },
  { _id: false },
);

const text = new Schema<LegalText>(
  {
    title: { type: String, required: true },
    intro: { type: String, required: true },
    sections: { type: [section], required: true },
  } satisfies SchemaDefinition<LegalText>,
  { _id: false },
);

const texts = new Schema<LegalTexts>(
  { en: { type: text, required: true }, bn: { type: text, required: true } },
  { _id: false },
);

/** Collection `legal_texts`. */
export const legalVersionSchema = new Schema<LegalVersion>(
  {
    document: { type: String, required: true },
    number: { type: Number, required: true },
    texts: { type: texts, required: true },
    publisher: { type: String, default: null },
    publishedAt: { type: Date, default: null },
    reason: { type: String, default: null },
  },
  { collection: LEGAL_TEXTS, versionKey: false, strict: 'throw' },
);

// The newest version of a document. Two publications never get the same number.
legalVersionSchema.index({ document: 1, number: -1 }, { unique: true });
