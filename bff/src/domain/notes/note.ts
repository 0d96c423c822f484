/** Largest number of characters of a note. */
export const MAX_NOTE_LENGTH = 1_000;

/** Largest number of notes about one user. */
export const MAX_NOTES = 200;

/** A note of an administrator about a user. */
export interface Note {
  userId: number;
  text: string;
  /** Name of the administrator. */
  actor: string;
  createdAt: Date;
}

/** A note with its id. */
export interface StoredNote extends Note {
  _id: { toString(): string };
}
