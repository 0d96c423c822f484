import {
  getNoticePreferences,
  getPush,
  getUserNotices,
  markNoticesRead,
  type NoticeView,
} from '@portal/contracts';
import { DEFAULT_NOTICE_PREFERENCES, writePreferences } from '@portal/rules';
import { press } from './actions';
import { inDays, inMinutes } from './instants';
import type { ScreenState, ScreenStates } from './screen-state';
import { hangs, loses, says, type Reply } from './service';

const FACTS = [
  { kind: 'download_finished', facts: { title: 'Karagar S02E05' } },
  {
    kind: 'download_failed',
    facts: { title: 'Paper Lanterns S01E01', advice: 'new_link' },
  },
  { kind: 'plan_ending', facts: { days: 3 } },
  { kind: 'payment_completed', facts: { amount: 2200, plan: 'Combo - 30 Days' } },
  { kind: 'payment_waiting', facts: { amount: 799, reference: 'MM34LATE' } },
  { kind: 'new_sign_in', facts: { device: 'Firefox on Windows' } },
] as const;

const NOTICES = FACTS.map((content, index): NoticeView => ({
  ...content,
  ...{ _id: String(index), at: index < 2 ? inMinutes(-20 * index - 4) : inDays(-index) },
  isRead: index > 1,
}));

/** What the user was notified of, and what the user wants to be notified of. */
export const usualNotices: readonly Reply[] = [
  says(getUserNotices, { notices: NOTICES, unread: 2, next: null }),
  says(markNoticesRead, { unread: 0 }),
  says(getNoticePreferences, {
    preferences: writePreferences(DEFAULT_NOTICE_PREFERENCES),
    timeZone: 'Asia/Dhaka',
  }),
  says(getPush, { publicKey: null, browsers: [] }),
];

const opened = (...replies: readonly Reply[]): ScreenState => ({
  path: '/dashboard',
  replies,
  actions: press('header button[aria-haspopup=dialog]'),
  ready: '[role=dialog]',
  onlyVisible: true,
});

/** The list of notices and the choice of them. */
export const NOTICES_STATES: ScreenStates = {
  notices: opened(),
  'notices-empty': opened(says(getUserNotices, { notices: [], unread: 0, next: null })),
  // Its grey lines come with the dialog, so the wait for the first ones does not cover it.
  'notices-failed': { ...opened(loses(getUserNotices)), ready: '[role=dialog] [role=alert]' },
  'notices-loading': { ...opened(hangs(getUserNotices)), isSlow: true },
  'account-notices': { path: '/account#notices' },
};
