import { defineCall } from '../http/call';
import type { ChangedUserResponse } from './admin-user';

/** A note of an administrator about a user; never shown to the user. */
export interface NoteView {
  _id: string;
  text: string;
  /** Name of the administrator who wrote it. */
  actor: string;
  /** ISO 8601 UTC. */
  createdAt: string;
}

/** Lists the administrators' notes about a user, newest first, at most 200. Users never see them. */
export const listNotes = defineCall<void, { notes: NoteView[] }>()(
  'GET',
  '/api/admin/user/:id/notes',
);

/** Adds a note of 1 to 1,000 characters about a user. */
export const addNote = defineCall<{ text: string }, { note: NoteView; message: string }>()(
  'POST',
  '/api/admin/user/:id/notes',
);

/** Deletes a note about a user. The audit records the deletion. */
export const deleteNote = defineCall<void, { message: string }>()(
  'DELETE',
  '/api/admin/user/:id/notes/:noteId',
);

/** Replaces the tags of a user. At most 10 tags of 1 to 24 letters, digits and hyphens each. */
export const setTags = defineCall<{ tags: string[] }, ChangedUserResponse>()(
  'PUT',
  '/api/admin/user/:id/tags',
);

/** A tag and the number of users who have it. */
export interface TagCountView {
  tag: string;
  users: number;
}

/** Lists the tags in use with their number of users, the most used first, at most 100. */
export const listTags = defineCall<void, { tags: TagCountView[] }>()('GET', '/api/admin/tags');
