import { Schema, type Types } from 'mongoose';

/** Token of the model of notes. */
export const NOTE_MODEL = 'Note';

/** Most characters of a note. */
export const MAX_NOTE_LENGTH = 1_000;

/** Most notes about one user. */
export const MAX_NOTES = 200;

/** What an administrator wrote about a user. */
export interface Note {
  _id: Types.ObjectId;
  userId: number;
  text: string;
  /** Name of the administrator. */
  actor: string;
  createdAt: Date;
}

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
