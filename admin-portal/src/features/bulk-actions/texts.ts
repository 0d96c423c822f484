import type { BulkOutcome, BulkState } from '@portal/contracts';
import { counted, english } from '@portal/ui';
import { texts as portal } from '../../texts';

const signed = (amount: number): string =>
  amount < 0 ? `−${english.count(-amount)}` : `${amount > 0 ? '+' : ''}${english.count(amount)}`;

/** Texts of the Bulk Actions tab. */
export const texts = {
  title: portal.bulkActions,
  failed: 'Failed to fetch bulk actions.',
  empty: 'No bulk actions yet.',
  emptyHint: 'Select users in a list and choose ‘Bulk action’.',
  back: 'All bulk actions',
  by: (actor: string) => `by ${actor}`,
  working: 'Working...',
  signed,
  states: {
    draft: 'Preview',
    running: 'Running',
    stopped: 'Stopped',
    done: 'Done',
    undoing: 'Undoing',
    undone: 'Undone',
  } satisfies Record<BulkState, string>,
  outcomes: {
    pending: 'Waiting',
    done: 'Done',
    unchanged: 'Unchanged',
    failed: 'Failed',
    undone: 'Undone',
    kept: 'Kept',
  } satisfies Record<BulkOutcome, string>,
  /** Different names of outcomes in some states. */
  outcomesOf: {
    draft: { pending: 'Will change', failed: 'Refused' },
    undone: { pending: 'Not done' },
    undoing: { pending: 'Not done' },
  } as Partial<Record<BulkState, Partial<Record<BulkOutcome, string>>>>,
  numbers: { users: 'Users', days: 'Days', videos: 'Videos', label: 'Totals' },
  progress: {
    label: 'Progress',
    text: (done: number, total: number) => `${english.count(done)} of ${counted(total, 'user')}`,
    results: (counts: readonly string[]) => counts.join(' · '),
    result: (count: number, outcome: string) => `${english.count(count)} ${outcome.toLowerCase()}`,
  },
  draft: 'Nothing has changed yet. Check the changes, then start.',
  nothing: 'No user would change, so there is nothing to start.',
  stopped: 'Stopped by an administrator. Finished changes stay. The other users are unchanged.',
  old: {
    text: 'This preview is older than an hour, and users may have changed since.',
    again: 'Preview again',
    choose: 'Select users again',
  },
  start: {
    button: 'Start',
    title: (sentence: string) => `${sentence}?`,
    changes: (count: number) => `${counted(count, 'user')} will be changed`,
    sums: (days: number, videos: number) =>
      [
        ...(days === 0 ? [] : [`${signed(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`]),
        ...(videos === 0
          ? []
          : [`${signed(videos)} ${Math.abs(videos) === 1 ? 'video' : 'videos'}`]),
      ].join(', '),
    stay: (count: number) =>
      count === 1 ? '1 stays as it is.' : `${english.count(count)} stay as they are.`,
    confirm: 'Yes, Start',
  },
  stop: 'Stop',
  goOn: 'Continue',
  undo: {
    button: 'Undo',
    title: 'Undo this bulk action?',
    text: (count: number) =>
      `What ${counted(count, 'user')} got or lost is reversed. Users who were changed since then keep that change.`,
    confirm: 'Yes, Undo',
  },
  rows: {
    label: 'Users',
    failed: 'Failed to fetch the users of this bulk action.',
    empty: 'No users with this result.',
    user: 'User',
    days: 'Days left',
    videos: 'Videos',
    account: 'Account',
    outcome: 'Result',
    frozen: 'Frozen',
    active: 'Active',
    all: 'All',
    change: (before: string, after: string) => `${before} → ${after}`,
  },
} as const;
