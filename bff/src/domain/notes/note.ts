/** Most characters of a note. */
export const MAX_NOTE_LENGTH = 1_000;

/** Most notes about one user. */
export const MAX_NOTES = 200;

/** What an administrator wrote about a user. */
export interface Note {
  userId: number;
  text: string;
  /** Name of the administrator. */
  actor: string;
  createdAt: Date;
}

/** A note as it is stored. */
export interface StoredNote extends Note {
  _id: { toString(): string };
}
