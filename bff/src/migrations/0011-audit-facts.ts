import { backfill } from '../platform/migrations/backfill';
import type { MigrationDatabase } from '../platform/migrations/migration';
import type { StoredDocument, StoredFields } from '../platform/mongo/native';

const CUTS = ['plans/cut', 'plans/reset'];
const PREVIEW = 'bulk-actions/plan';

/** Records of before said whom and what they are about in their target and details only. */
export const auditFacts = backfill({
  name: '0011-audit-facts',
  does: 'user, order, transaction, amount and days of records in the audit',
  collection: 'audit',
  lacking: { keys: null },
  async fieldsOf(record, database) {
    const { facts, objects } = await moneyOf(record, database);
    const { target, details, action } = record as unknown as OldRecord;
    const userId = facts['userId'] ?? idOf('user', target);
    const { bulkAction, days, reason } = details ?? {};
    const parent = parentOf(action, target, bulkAction);
    const isPlan = /^(plans|bulk-actions)\//.test(action) && typeof days === 'number';
    const users = userId === undefined ? [] : [`user:${String(userId)}`];
    const parents = parent === null ? [] : [parent];
    return {
      ...(isPlan && { days: CUTS.includes(action) && days !== 0 ? -days : days }),
      ...(typeof reason === 'string' && { reason }),
      ...facts,
      ...(userId !== undefined && { userId: Number(userId) }),
      ...(parent !== null && { parent }),
      keys: [...new Set([target, ...users, ...parents, ...objects])],
    };
  },
});

interface OldRecord {
  readonly action: string;
  readonly target: string;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

interface Money {
  readonly facts: StoredFields;
  readonly objects: readonly string[];
}

/** Order and money of a decision about a payment, by the unique indexes of both. */
async function moneyOf(record: StoredDocument, { connection }: MigrationDatabase): Promise<Money> {
  const { action, target, details = {} } = record as unknown as OldRecord;
  if (!action.startsWith('payments/')) return { facts: {}, objects: [] };
  const refCode = idOf('order', target) ?? details['order'];
  const trxId = details['trxId'];
  const order =
    typeof refCode === 'string'
      ? await connection.collection('payment_orders').findOne({ ref_code: refCode })
      : null;
  const trx = trxId ?? order?.['trx_id'];
  const receipt =
    typeof trx === 'string'
      ? await connection
          .collection('payment_receipts')
          .findOne({ method: { $in: ['bkash', 'nagad'] }, trxId: trx })
      : null;
  const isGranted = action === 'payments/grant' || details['outcome'] === 'completed';
  const plan = order?.['plan'] as { days?: number } | undefined;
  const amount = order?.['received_amount'] ?? receipt?.['amount'];
  return {
    facts: {
      ...(order && { userId: order['userId'] as unknown }),
      ...(typeof amount === 'number' && { amount }),
      ...(isGranted && typeof plan?.days === 'number' && { days: plan.days }),
    },
    objects: [
      ...(order ? [`order:${String(order['ref_code'])}`] : []),
      ...(typeof trx === 'string' ? [`trx:${trx}`] : []),
      ...(receipt ? [`receipt:${String(receipt._id)}`] : []),
    ],
  };
}

function idOf(kind: string, target: string): string | undefined {
  return target.startsWith(`${kind}:`) ? target.slice(kind.length + 1) : undefined;
}

/** The bulk action of a row or of a preview; null for every other record. */
function parentOf(action: string, target: string, bulkAction: unknown): string | null {
  if (typeof bulkAction === 'string') return `bulk-act:${bulkAction}`;
  return action === PREVIEW ? target : null;
}
