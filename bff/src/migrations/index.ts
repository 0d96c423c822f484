import type { Migration } from '../platform/migrations/migration';
import type { ObsoleteIndex } from '../platform/migrations/obsolete-index';
import { userSearchKeys } from './0001-user-search-keys';
import { codeSearch } from './0002-code-search-keys';
import { broadcastSegments } from './0003-broadcast-segments';
import { receivedMoney } from './0004-received-money';
import { purchaseKinds } from './0005-purchase-kinds';
import { auditToldElsewhere } from './0006-audit-told-elsewhere';
import { tagCounts } from './0007-tag-counts';
import { dayCounters } from './0008-day-figures';
import { bulkActionNames } from './0009-bulk-action-names';
import { activityCounters } from './0010-activity-counters';
import { auditFacts } from './0011-audit-facts';

/** All there are, in their order. A new one goes to the end; none is changed once released. */
export const MIGRATIONS: readonly Migration[] = [
  userSearchKeys,
  codeSearch,
  broadcastSegments,
  receivedMoney,
  purchaseKinds,
  auditToldElsewhere,
  tagCounts,
  dayCounters,
  bulkActionNames,
  activityCounters,
  auditFacts,
];

/** Indexes that no version needs any more once the last old instance is gone. */
export const OBSOLETE_INDEXES: readonly ObsoleteIndex[] = [
  { collection: 'users', key: { expiresAt: 1 }, because: 'expiresAt, userId' },
  { collection: 'login_history', key: { userId: 1, at: -1 }, because: 'userId, at, _id' },
  { collection: 'redeem_codes', key: { is_used: 1 }, because: 'is_used, created_at, _id' },
  {
    collection: 'payment_orders',
    key: { status: 1, expiresAt: 1 },
    because: 'status, expiresAt, _id',
  },
  {
    collection: 'payment_messages',
    key: { kind: 1, reportedAt: -1, _id: -1 },
    because: 'kind, dismissedBy, reportedAt, _id',
  },
];
