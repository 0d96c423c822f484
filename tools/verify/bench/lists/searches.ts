import { calendarDay, DAY_MS, DEFAULT_SERVICE_ZONE } from '@portal/rules';
import { loginsOf } from '../../../develop/seed/large/activity';
import { ACTORS } from '../../../develop/seed/large/audit';
import { batchOf, codeOf } from '../../../develop/seed/large/codes';
import { paymentsOf } from '../../../develop/seed/large/payments';
import { userIdOf } from '../../../develop/seed/large/people';
import { each, pages, type Query, ROUNDS } from './query';

const PAYMENTS = '/api/admin/payment-history';
const INBOX = '/api/admin/payment-inbox';
const AUDIT = '/api/admin/audit';
const LOGINS = '/api/admin/login-history';
const CODES = '/api/admin/redeem-codes';
const FIND = '/api/admin/find';

const NOW = new Date();
/** Users who paid, one for each measurement and as many for the warm-up, so that each text is searched once. */
const numbers = Array.from({ length: 2 * ROUNDS }, (_, nth) => nth * 248).filter(
  (number) => number % 7 !== 6,
);
const orders = numbers.flatMap((number) =>
  paymentsOf(number, 4, NOW)
    .orders.filter(({ trx_id }) => trx_id !== null)
    .slice(-1),
);
const userIds = numbers.map((number) => String(userIdOf(number)));
const trxIds = orders.map(({ trx_id }) => trx_id ?? '');
const refCodes = orders.map(({ ref_code }) => ref_code);
const senders = numbers.map((number) => `017${11_000_000 + (number % 200)}`);
const codes = numbers.map((number) => codeOf(number, NOW).redeem_code);
const [login] = loginsOf(1, 1, NOW);

const start = (texts: readonly string[], length: number): string[] =>
  texts.map((text) => text.slice(0, length));
const dayBefore = (days: number): string =>
  calendarDay(new Date(NOW.getTime() - days * DAY_MS), DEFAULT_SERVICE_ZONE);
/** A week of which all records are older than a month. */
const WEEK = { from: dayBefore(47), to: dayBefore(40) };

/** Searches in the lists other than those of users, by every kind of text that they take. */
export const SEARCH_QUERIES: readonly Query[] = [
  each('Payment History, User ID', PAYMENTS, 'search', userIds),
  each('Payment History, TrxID', PAYMENTS, 'search', trxIds),
  each('Payment History, 5 signs of a TrxID', PAYMENTS, 'search', start(trxIds, 5)),
  each('Payment History, reference code', PAYMENTS, 'search', refCodes),
  each("Payment History, payer's number", PAYMENTS, 'search', senders),
  ...pages('Payment History, amount', { amount: '599' }, PAYMENTS),
  ...pages('Payment History, a week', WEEK, PAYMENTS),
  ...pages('Payment History, a week, completed', { ...WEEK, status: 'completed' }, PAYMENTS),
  each('Payment Inbox, User ID', INBOX, 'search', userIds),
  each('Payment Inbox, TrxID', INBOX, 'search', trxIds),
  each("Payment Inbox, payer's number", INBOX, 'search', senders),
  ...pages('Audit', { rows: 'folded' }, AUDIT),
  ...pages('Audit, with rows of bulk actions', {}, AUDIT),
  ...pages('Audit, one administrator', { actor: ACTORS[3] ?? '', rows: 'folded' }, AUDIT),
  ...pages('Audit, one action', { action: 'plans/add' }, AUDIT),
  ...pages('Audit, three actions', { action: 'plans/add,plans/cut,notes/add' }, AUDIT),
  ...pages(
    'Audit, administrator and action',
    { actor: ACTORS[3] ?? '', action: 'notes/add' },
    AUDIT,
  ),
  ...pages('Audit, a week', { ...WEEK, rows: 'folded' }, AUDIT),
  ...pages('Audit, a week of an action', { ...WEEK, action: 'plans/add' }, AUDIT),
  each('Audit, about a user', AUDIT, 'about', userIds),
  each('Audit, about a reference code', AUDIT, 'about', refCodes),
  each('Audit, about a TrxID', AUDIT, 'about', trxIds),
  each(
    'Audit, about a batch',
    AUDIT,
    'about',
    numbers.map((number) => `batch:${batchOf(number)}`),
  ),
  ...pages('Audit, about a bulk action', { about: `bulk-act:${'2'.padStart(24, '0')}` }, AUDIT),
  each('Login History, User ID', LOGINS, 'user', userIds),
  ...pages('Login History, address', { address: login?.address ?? '' }, LOGINS),
  ...pages('Login History, day', { day: dayBefore(20) }, LOGINS),
  each('Redeem Codes, whole code', CODES, 'search', codes, { page: '1' }),
  each('Redeem Codes, 4 signs of a code', CODES, 'search', start(codes, 4), { page: '1' }),
  each('Redeem Codes, User ID', CODES, 'search', userIds, { page: '1' }),
  ...pages('Redeem Codes, name of a batch (1,000 found)', { search: batchOf(7_000) }, CODES),
  each('Palette, TrxID', FIND, 'search', trxIds),
  each('Palette, 5 signs of a TrxID', FIND, 'search', start(trxIds, 5)),
  each('Palette, reference code', FIND, 'search', refCodes),
  each('Palette, User ID', FIND, 'search', userIds),
  each("Palette, payer's number", FIND, 'search', senders),
  each('Palette, redeem code', FIND, 'search', codes),
  each('Palette, three letters of a batch', FIND, 'search', ['bat']),
];
