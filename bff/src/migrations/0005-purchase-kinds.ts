import { type PlanChange, purchaseKind, replayPlan } from '@portal/rules';
import { backfill } from '../platform/migrations/backfill';
import type { StoredDocument } from '../platform/mongo/native';

/** Payments of before the insights: what each was to its user, from the entries before it. */
export const purchaseKinds = backfill({
  name: '0005-purchase-kinds',
  does: 'whether payments were first ones, renewals or returns',
  collection: 'ledger',
  lacking: { reason: 'payment', purchase: null },
  async fieldsOf(payment, { connection }) {
    const entries = await connection
      .collection<StoredDocument>('ledger')
      .find({ userId: payment['userId'] })
      .sort({ userId: 1, at: 1, _id: 1 })
      .toArray();
    // Entries of before changes were counted come first, in the order of their instants.
    const inOrder = entries.toSorted((a, b) => numberOf(a) - numberOf(b));
    const place = inOrder.findIndex(({ _id }) => String(_id) === String(payment._id));
    const before = replayPlan(inOrder.slice(0, place).map(toChange));
    return { purchase: purchaseKind(before, payment['at'] as Date) };
  },
});

const numberOf = ({ number }: StoredDocument): number => (typeof number === 'number' ? number : 0);

/** The form of entries has not changed in what replaying reads. */
const toChange = (entry: StoredDocument): PlanChange => entry as unknown as PlanChange;
