import {
  addNote,
  type AdminUserView,
  deleteNote,
  getTimeline,
  getUserDetails,
  getUserRecords,
  getUserStats,
  listNotes,
  listTags,
  type NoteView,
  setTags,
  type TimelineEntry,
  type UserRecords,
} from '@portal/contracts';
import { answer, type Answer } from '@portal/screen-testing';

/** What is stored about the user of the User Manager. */
interface StoredUser {
  readonly user: AdminUserView;
  readonly notes?: readonly NoteView[];
  readonly timeline?: readonly TimelineEntry[];
  readonly records?: Partial<UserRecords>;
  /** Tags that some users have. */
  readonly tagsInUse?: { tag: string; users: number }[];
}

const NO_RECORDS: UserRecords = {
  ...{ payments: [], codes: [], offers: [], downloads: [], signIns: [] },
};

/** A note of the administrator Nadia. */
export const sampleNote = (number: number, text = `note-${number};`): NoteView => ({
  _id: String(number).padStart(24, '0'),
  ...{ text, actor: 'Nadia', createdAt: '2031-01-05T20:00:00.000Z' },
});

/** A service that knows one user: it reads everything about the user, and changes notes and tags. */
export function managedUser({
  user,
  timeline = [],
  records = {},
  tagsInUse = [],
  ...stored
}: StoredUser): Answer[] {
  let notes = [...(stored.notes ?? [])];
  let { tags } = user;
  return [
    answer(getUserDetails, () => ({ user: { ...user, tags } })),
    answer(getUserStats, { stats: { todayDownloads: 0, totalDownloads: 12, recentDownloads: [] } }),
    answer(getUserRecords, { ...NO_RECORDS, ...records }),
    answer(listTags, { tags: tagsInUse }),
    answer(getTimeline, { timeline: [...timeline], next: null }),
    answer(listNotes, () => ({ notes: [...notes] })),
    answer(addNote, ({ body }) => {
      const note = sampleNote(notes.length + 1, body.text);
      notes = [note, ...notes];
      return { note, message: 'Note added.' };
    }),
    answer(deleteNote, ({ params }) => {
      notes = notes.filter(({ _id }) => _id !== params['noteId']);
      return { message: 'Note deleted.' };
    }),
    answer(setTags, ({ body }) => {
      tags = body.tags;
      return { user: { ...user, tags }, message: 'Tags saved.' };
    }),
  ];
}
