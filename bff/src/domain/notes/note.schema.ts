import { Schema } from 'mongoose';
import type { Note } from './note';

/** Token of the model of notes. */
export const NOTE_MODEL = 'Note';

/** Collection `account_notes`. */
export const noteSchema = new Schema<Note>(
  {
    userId: { type: Number, required: true },
    text: { type: String, required: true },
    actor: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'account_notes', versionKey: false, strict: 'throw' },
);

// Notes about a user, newest first.
noteSchema.index({ userId: 1, createdAt: -1, _id: -1 });
