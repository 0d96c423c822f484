import type {
  AdminActionEntry,
  PaymentEntry,
  PlanChangeEntry,
  TimelineEntry,
} from '@portal/contracts';
import { timelineText } from './timeline-text';

const at = '2031-01-05T20:00:00.000Z';
const plan = (change: Partial<PlanChangeEntry>): TimelineEntry => ({
  ...{ _id: '1', kind: 'plan', at, days: 30, videos: 65, reason: 'admin', actor: 'admin:Nadia' },
  balanceAfter: 65,
  ...change,
});
const payment = (change: Partial<PaymentEntry>): TimelineEntry => ({
  ...{ _id: '1', kind: 'payment', at, status: 'completed', plan: 'Combo - 7 Days', amount: 60 },
  ...{ receivedAmount: 60, method: 'bkash', refCode: 'AB12', trxId: 'TRX9' },
  ...change,
});
const admin = (action: string, details: AdminActionEntry['details']): TimelineEntry => ({
  ...{ _id: '1', kind: 'admin', at, actor: 'Nadia', action, details },
});

describe('a plan change', () => {
  test.each([
    [{ reason: 'cut', days: -3, videos: -10 }, 'Plan: −3 days, −10 videos cut · admin Nadia'],
    [{ days: 1, videos: 0 }, 'Plan: +1 day by hand · admin Nadia'],
    [{ days: 0, videos: 999_999 }, 'Plan: +unlimited videos by hand · admin Nadia'],
    [{ days: 0, videos: 0, reason: 'reset' }, 'Plan: no change by a reset · admin Nadia'],
    [
      { days: 0, videos: 1, reason: 'redeem_code', actor: 'user:1042' },
      'Plan: +1 video by redeem code · the user',
    ],
    [
      { days: 30, videos: 0, reason: 'bulk_undo', actor: 'system' },
      'Plan: +30 days by undoing a bulk action · system',
    ],
    [
      { days: 0, videos: 5, actor: 'bot:main:2', reason: 'refund_of_task' },
      'Plan: +5 videos by refund of task · bot main:2',
    ],
  ])('says by how much, why and by whom: %j', (change, text) => {
    expect(timelineText(plan(change)).text).toBe(text);
  });

  test('says what is left, and the remark of the administrator', () => {
    expect(timelineText(plan({ balanceAfter: 1 })).detail).toBe('1 video left');
    expect(timelineText(plan({ balanceAfter: 999_999, remark: 'Apology' })).detail).toBe(
      'Unlimited left · “Apology”',
    );
  });
});

describe('a payment', () => {
  test.each([
    ['completed', 'Paid: Combo - 7 Days, 60 BDT by bKash'],
    ['pending', 'Payment pending: Combo - 7 Days, 60 BDT by bKash'],
    ['timed_out', 'Payment timed out: Combo - 7 Days, 60 BDT by bKash'],
    ['failed_amount_mismatch', 'Wrong amount paid: Combo - 7 Days, 60 BDT by bKash'],
  ] as const)('%s: has its plan, amount and method', (status, text) => {
    expect(timelineText(payment({ status })).text).toBe(text);
  });

  test('names the received amount only where it is another one', () => {
    expect(timelineText(payment({})).detail).toBe('Code AB12 · TrxID TRX9');
    expect(timelineText(payment({ receivedAmount: 50 })).detail).toBe(
      'Code AB12 · TrxID TRX9 · received 50 BDT',
    );
  });

  test('nobody has paid yet has neither method nor TrxID', () => {
    const open = { status: 'pending', receivedAmount: null, method: null, trxId: null } as const;
    expect(timelineText(payment(open))).toEqual({
      ...{ text: 'Payment pending: Combo - 7 Days, 60 BDT', detail: 'Code AB12' },
    });
  });
});

test('a sign-in has its device and address; a device may be unknown', () => {
  const signIn = {
    _id: '1',
    kind: 'sign-in',
    at,
    ipAddress: '203.0.113.7',
    userAgent: null,
  } as const;
  expect(timelineText({ ...signIn, device: 'Chrome on Android' })).toEqual({
    ...{ text: 'Signed in from Chrome on Android', detail: '203.0.113.7' },
  });
  expect(timelineText({ ...signIn, device: null }).text).toBe('Signed in from an unknown device');
});

test('a note has its author and its text', () => {
  expect(timelineText({ _id: '1', kind: 'note', at, actor: 'Nadia', text: 'Called.' })).toEqual({
    ...{ text: 'Nadia wrote a note', detail: 'Called.' },
  });
});

describe('an action of an administrator', () => {
  test('shows values before and after, in words', () => {
    const details = {
      ...{ 'before:videoQuality': '480p', 'after:videoQuality': '720p' },
      ...{ 'before:email': null, 'after:email': 'a@mail.com' },
      ...{ 'before:isFrozen': false, 'after:isFrozen': true },
    };
    expect(timelineText(admin('accounts/profile', details))).toEqual({
      text: 'Nadia edited the profile',
      detail: 'Video quality: 480p → 720p · Email: none → a@mail.com · Is frozen: no → yes',
    });
  });

  test('names a value that was cleared', () => {
    const details = { 'before:email': 'a@mail.com', 'after:email': null };
    expect(timelineText(admin('accounts/profile', details)).detail).toBe(
      'Email: a@mail.com → none',
    );
  });

  test('shows an instant as a date and a time', () => {
    const details = { 'before:end': null, 'after:end': '2031-02-05T20:00:00.000Z' };
    expect(timelineText(admin('plans/extend', details)).detail).toMatch(
      /^End: none → Feb [56], 2031, \d{1,2}:00 [AP]M$/,
    );
  });

  test('leaves out ids of records and empty values', () => {
    const details = { note: '665f', actionId: '665e', reason: null, writtenBy: 'ana' };
    expect(timelineText(admin('accounts/tags', details)).detail).toBe('Written by: ana');
    expect(timelineText(admin('accounts/tags', { note: '665f' })).detail).toBeNull();
  });

  test('that undid another one names it', () => {
    expect(timelineText(admin('accounts/undo', { undid: 'accounts/freeze' })).detail).toBe(
      'Undid: Froze the user',
    );
  });

  test('that opened the account does not repeat what the ledger says', () => {
    const { text, detail } = timelineText(admin('accounts/open', { days: 30, videos: 65 }));
    expect(text).toContain('opened the account');
    expect(detail).toBeNull();
  });

  test('of another version is shown by its name', () => {
    expect(timelineText(admin('later/action', {})).text).toBe('Nadia later/action');
  });
});
