import { failureAdvice } from './failure-advice';
import { DIGEST_WAIT_MS, noticeDelivery } from './notice-delivery';
import { DIGEST_FROM, digestMessages, digestNotices, noticesToReport } from './notice-digest';
import {
  NOTICE_KINDS,
  type NoticeContent,
  type NoticeKind,
  STAFF_NOTICE_KINDS,
  USER_NOTICE_KINDS,
} from './notice-kinds';
import {
  DEFAULT_NOTICE_PREFERENCES,
  type NoticeReader,
  writePreferences,
} from './notice-preferences';
import { type NoticeTexts, noticeText } from './notice-texts';
import { NOTICE_TEXTS_BN } from './notice-texts-bn';
import { NOTICE_TEXTS_EN } from './notice-texts-en';

const ZONE = 'Asia/Dhaka';
const NOON = new Date('2026-11-24T06:00:00.000Z');
/** 23:30 in Dhaka. */
const NIGHT = new Date('2026-11-24T17:30:00.000Z');
/** 07:00 in Dhaka on the next day. */
const MORNING = new Date('2026-11-25T01:00:00.000Z');
const QUIET = { from: '22:00', to: '07:00' };

const reader = (over: Partial<NoticeReader> = {}): NoticeReader => ({ settings: {}, ...over });
const quietReader = reader({
  notices: writePreferences({ ...DEFAULT_NOTICE_PREFERENCES, quietHours: QUIET }),
});

const SAMPLES: { readonly [Kind in NoticeKind]: NoticeContent<Kind> } = {
  download_finished: { kind: 'download_finished', facts: { title: 'Harbour Nine' } },
  download_failed: { kind: 'download_failed', facts: { title: 'Harbour Nine', advice: 'folder' } },
  download_stalled: { kind: 'download_stalled', facts: { title: 'Harbour Nine' } },
  plan_ending: { kind: 'plan_ending', facts: { days: 3 } },
  few_videos: { kind: 'few_videos', facts: { balance: 10 } },
  payment_completed: { kind: 'payment_completed', facts: { amount: 1500, plan: 'Standard' } },
  payment_waiting: { kind: 'payment_waiting', facts: { amount: 1500, reference: 'ABCD2345' } },
  payment_mismatched: { kind: 'payment_mismatched', facts: { amount: 15, reference: 'ABCD2345' } },
  offer: { kind: 'offer', facts: { message: 'Half price' } },
  broadcast: { kind: 'broadcast', facts: { text: 'A new bot' } },
  new_sign_in: { kind: 'new_sign_in', facts: { device: null } },
  account_frozen: { kind: 'account_frozen', facts: {} },
  money_waiting: { kind: 'money_waiting', facts: { payments: 2 } },
  relay_silent: { kind: 'relay_silent', facts: { relay: 'shop-phone' } },
  backup_old: { kind: 'backup_old', facts: { hours: null } },
  tasks_failing: { kind: 'tasks_failing', facts: { tasks: 5 } },
};

describe('texts', () => {
  const languages: readonly [string, NoticeTexts][] = [
    ['en', NOTICE_TEXTS_EN],
    ['bn', NOTICE_TEXTS_BN],
  ];
  test.each(languages)('%s: every kind has a title, and no fact is undefined', (_, texts) => {
    for (const sample of Object.values(SAMPLES)) {
      const { title, text } = noticeText(texts, sample);
      expect(title).not.toBe('');
      expect(`${title} ${text}`).not.toMatch(/undefined|null|\[object/);
    }
  });

  test('Bangla has Bangla digits, English singular and plural', () => {
    expect(noticeText(NOTICE_TEXTS_BN, SAMPLES.plan_ending).title).toContain('৩');
    expect(noticeText(NOTICE_TEXTS_EN, SAMPLES.plan_ending).title).toBe('Your plan ends in 3 days');
    const last = { kind: 'plan_ending', facts: { days: 1 } } as const;
    expect(noticeText(NOTICE_TEXTS_EN, last).title).toBe('Your plan ends in 1 day');
  });

  test('several finished files are one text, which names the last', () => {
    expect(noticeText(NOTICE_TEXTS_EN, SAMPLES.download_finished, 5)).toEqual({
      title: '5 downloads finished',
      text: 'The last one: Harbour Nine',
    });
  });
});

test('every kind is for subscribers or for staff, and staff read in the portal only', () => {
  expect([...USER_NOTICE_KINDS, ...STAFF_NOTICE_KINDS].sort()).toEqual(
    Object.keys(NOTICE_KINDS).sort(),
  );
  for (const kind of STAFF_NOTICE_KINDS) expect(NOTICE_KINDS[kind].channels).toEqual(['portal']);
});

test.each([
  ['The link has expired.', 'new_link'],
  ['The video is not available in this region.', 'other_region'],
  ['The G-Drive folder cannot be written.', 'folder'],
  ['No videos left', 'plan'],
  ['The upload was interrupted.', 'again'],
  [null, 'again'],
])('the advice after %p is %s', (message, advice) => {
  expect(failureAdvice(message)).toBe(advice);
});

describe('delivery', () => {
  test('at day everything goes out at once, finished files after a while', () => {
    expect(noticeDelivery(quietReader, 'offer', NOON, ZONE)).toEqual({
      portal: true,
      telegram: NOON,
      push: NOON,
    });
    expect(noticeDelivery(quietReader, 'download_finished', NOON, ZONE)).toEqual({
      portal: true,
      telegram: null,
      push: new Date(NOON.getTime() + DIGEST_WAIT_MS),
    });
  });

  test('in quiet hours bot and browser wait until the morning; the list does not', () => {
    expect(noticeDelivery(quietReader, 'payment_mismatched', NIGHT, ZONE)).toEqual({
      portal: true,
      telegram: MORNING,
      push: MORNING,
    });
  });

  test('security does not wait', () => {
    expect(noticeDelivery(quietReader, 'new_sign_in', NIGHT, ZONE).push).toEqual(NIGHT);
  });

  test('a file that finishes right before the quiet hours waits for their end', () => {
    const before = new Date('2026-11-24T15:59:00.000Z');
    expect(noticeDelivery(quietReader, 'download_finished', before, ZONE).push).toEqual(MORNING);
  });
});

describe('a digest', () => {
  const notice = (id: number, kind = 'download_finished') => ({ id, kind });
  const ids = (notices: readonly { id: number; kind: string }[]) =>
    digestNotices(notices).map((group) => group.notices.map(({ id }) => id));

  test(`joins ${DIGEST_FROM} finished files that follow each other, not fewer`, () => {
    expect(ids([notice(3), notice(2), notice(1)])).toEqual([[3, 2, 1]]);
    expect(ids([notice(2), notice(1)])).toEqual([[2], [1]]);
  });

  test('leaves other notices alone and in their order', () => {
    const list = [notice(6), notice(5), notice(4), notice(3, 'offer'), notice(2), notice(1)];
    expect(ids(list)).toEqual([[6, 5, 4], [3], [2], [1]]);
    expect(ids([notice(3, 'offer'), notice(2, 'offer'), notice(1, 'offer')])).toEqual([
      [3],
      [2],
      [1],
    ]);
    expect(digestNotices(list)[0]?.newest.id).toBe(6);
    expect(ids([])).toEqual([]);
  });
});

describe('messages of bot and browser', () => {
  const MINUTE = 60_000;
  const now = new Date('2026-11-24T12:00:00.000Z');
  const notice = (kind: string, minutes: number) => ({
    kind,
    due: new Date(now.getTime() + minutes * MINUTE),
  });
  const reported = (...waiting: ReturnType<typeof notice>[]) =>
    noticesToReport(waiting, ({ due }) => due, now).map(({ kind, due }) => [
      kind,
      (due.getTime() - now.getTime()) / MINUTE,
    ]);

  test('a file that is due takes those along that wait for more; nothing else takes or is taken', () => {
    expect(reported(notice('download_finished', 1), notice('download_finished', 0))).toEqual([
      ['download_finished', 1],
      ['download_finished', 0],
    ]);
    expect(reported(notice('download_finished', 1), notice('offer', 0))).toEqual([['offer', 0]]);
    expect(reported(notice('offer', 1), notice('download_finished', 0))).toEqual([
      ['download_finished', 0],
    ]);
  });

  test('all finished files are one message, also with others between them', () => {
    const kinds = ['download_finished', 'offer', 'download_finished', 'download_finished'];
    const groups = digestMessages(kinds.map((kind, id) => ({ kind, id })));
    expect(groups.map(({ notices }) => notices.map(({ id }) => id))).toEqual([[0, 2, 3], [1]]);
    const few = digestMessages(kinds.slice(0, 3).map((kind, id) => ({ kind, id })));
    expect(few.map(({ notices }) => notices.map(({ id }) => id))).toEqual([[0], [1], [2]]);
  });
});
