import { CHART_DAYS } from '@portal/rules';
import { BUDGETS, one, pages, type Query } from './query';

const STATISTICS = '/api/admin/stats';
const PAYMENTS = '/api/admin/payment-history';
const BY_BKASH = { method: 'bkash', status: 'completed' };
const CODES = '/api/admin/redeem-codes';
const INBOX = '/api/admin/payment-inbox';

/** The requests of other administrator tabs, over millions of downloads and sign-ins. */
export const TAB_QUERIES: readonly Query[] = [
  one('Analytics, cards', `${STATISTICS}/overall`),
  one(`Analytics, ${CHART_DAYS} days`, `${STATISTICS}/downloads-over-time`, BUDGETS.days.first),
  one('Analytics, popularity', `${STATISTICS}/ott-popularity`),
  one('System Status', '/api/admin/system-stats'),
  ...pages('Login History', { limit: '10' }, '/api/admin/login-history'),
  ...pages('Redeem Codes', { limit: '15' }, CODES),
  ...['available', 'used'].flatMap((filter) =>
    pages(`Redeem Codes, ${filter}`, { filter, limit: '15' }, CODES),
  ),
  ...pages('Payment History', { limit: '15' }, PAYMENTS),
  ...['completed', 'pending', 'timed_out', 'failed_amount_mismatch'].flatMap((status) =>
    pages(`Payment History, ${status}`, { status, limit: '15' }, PAYMENTS),
  ),
  ...pages('Payment History, one method', { method: 'nagad', limit: '15' }, PAYMENTS),
  ...pages('Payment History, method and status', { ...BY_BKASH, limit: '15' }, PAYMENTS),
  ...pages('Payment Inbox', {}, INBOX, 'inbox'),
  ...['unmatched', 'late', 'mismatched', 'unparsed'].flatMap((kind) =>
    pages(`Payment Inbox, ${kind}`, { kind }, INBOX, 'inbox'),
  ),
  one('Analytics, insights of 30 days', `${STATISTICS}/insights`, null),
  one('Analytics, insights of a year', `${STATISTICS}/insights?days=365`, null),
  ...pages('Active Offers', {}, '/api/admin/offers/active'),
  one('Broadcasts', '/api/admin/broadcasts'),
  one('Live Queue, first column', '/api/admin/tasks/in-progress?page=1'),
];
