import { CHART_DAYS } from '@portal/rules';
import { pages, ROUNDS, type Query } from './query';

const one = (name: string, path: string, budget: number | null = 2): Query => ({
  ...{ name, budget, paths: [path], rounds: ROUNDS },
});

const STATISTICS = '/api/admin/stats';
const PAYMENTS = '/api/admin/payment-history';
const BY_BKASH = { method: 'bkash', status: 'completed' };
const CODES = '/api/admin/redeem-codes';

/** The requests of other administrator tabs, over millions of downloads and sign-ins. */
export const TAB_QUERIES: readonly Query[] = [
  one('Analytics, cards', `${STATISTICS}/overall`),
  one(`Analytics, ${CHART_DAYS} days`, `${STATISTICS}/downloads-over-time`),
  one('Analytics, popularity', `${STATISTICS}/ott-popularity`),
  one('System Status', '/api/admin/system-stats'),
  ...pages('Login History', { limit: '10' }, '/api/admin/login-history'),
  ...pages('Redeem Codes', { limit: '15' }, CODES),
  ...pages('Redeem Codes, available', { filter: 'available', limit: '15' }, CODES),
  ...pages('Redeem Codes, four letters searched', { search: 'ABCD', limit: '15' }, CODES),
  ...pages('Payment History', { limit: '15' }, PAYMENTS),
  ...['completed', 'pending', 'timed_out', 'failed_amount_mismatch'].flatMap((status) =>
    pages(`Payment History, ${status}`, { status, limit: '15' }, PAYMENTS),
  ),
  ...pages('Payment History, one method', { method: 'nagad', limit: '15' }, PAYMENTS),
  ...pages('Payment History, method and status', { ...BY_BKASH, limit: '15' }, PAYMENTS),
  ...pages('Payment History, amount searched', { amount: '599', limit: '15' }, PAYMENTS),
  ...pages('Payment History, TrxID searched', { search: 'LS240', limit: '15' }, PAYMENTS),
  one('Payment Inbox', '/api/admin/payment-inbox?kind=mismatched', null),
  one('Palette, TrxID searched', '/api/admin/find?search=LS240', null),
  one('Analytics, insights of 30 days', `${STATISTICS}/insights`, null),
  one('Analytics, insights of a year', `${STATISTICS}/insights?days=365`, null),
  one('Active Offers', '/api/admin/offers/active'),
  one('Broadcasts', '/api/admin/broadcasts'),
  one('Live Queue, first column', '/api/admin/tasks/in-progress?page=1'),
];
