import {
  countedOrder,
  countedPurchase,
  DAY_MS,
  type Discount,
  drawReferenceCode,
  findFirstPlan,
  MINUTE_MS,
  ORDER_LIFETIME_MS,
  purchaseKind,
  purchaseTerms,
  REFERENCE_CODE_LENGTH,
  replayPlan,
  toBdt,
} from '@portal/rules';
import type { Random } from '../../demo-bot/random';
import { drawBytes, drawSender, drawTrxId } from './draws';
import type { Member } from './members';
import type { Records } from './records';

const METHODS = ['bkash', 'bkash', 'bkash', 'nagad', 'nagad'] as const;
const ADMINISTRATOR = 'admin:trial-admin';
/** Money of the last days still waits for a decision. */
const UNDECIDED_DAYS = 4;

/** What becomes of an order; wrong and late money waits some days for an administrator. */
export type Outcome = 'completed' | 'abandoned' | 'mismatch' | 'late';

/** An order to be made. */
export interface Purchase {
  readonly planId: string;
  readonly outcome: Outcome;
  /** When the order was created. */
  readonly at: Date;
  readonly now: Date;
  readonly offer?: { readonly code: string; readonly discount: Discount };
}

/** Adds one order with its money; true when it extended the plan. */
export function addOrder(
  records: Records,
  random: Random,
  member: Member,
  { planId, outcome, at, now, offer }: Purchase,
): boolean {
  const sold = findFirstPlan(planId);
  if (!sold) throw new Error(`Nobody sells ${planId}.`);
  const { amount, activates, ...terms } = purchaseTerms(sold, offer?.discount ?? null);
  const created = at.getTime();
  const ref_code = drawReferenceCode(drawBytes(random, REFERENCE_CODE_LENGTH));
  const method = random.pick(METHODS);
  const decidedAt = new Date(created + (5 + random.next() * 30) * 60 * MINUTE_MS);
  const isOld = created < now.getTime() - UNDECIDED_DAYS * DAY_MS;
  const decision =
    !isOld || outcome === 'completed' ? null : random.happens(0.6) ? 'granted' : 'dismissed';
  const late = decision ?? (outcome === 'late' ? 'open' : null);
  const isPaid = outcome !== 'abandoned';
  const isGranted = outcome === 'completed' || (isPaid && decision === 'granted');
  const receivedAt = new Date(
    created + (outcome === 'late' ? 35 + random.next() * 90 : 2 + random.next() * 12) * MINUTE_MS,
  );
  const received = outcome === 'mismatch' ? amount - random.between(1, 10) * 1_000 : amount;
  const missed = outcome === 'mismatch' ? 'failed_amount_mismatch' : 'timed_out';
  const trxId = drawTrxId(random);
  const order = {
    ...{ ref_code, userId: member.userId, plan: { ...terms, activates: [...activates] } },
    ...{ offerCode: offer?.code ?? null, discount: offer?.discount ?? null, amount, method },
    status: isGranted ? ('completed' as const) : (missed as 'failed_amount_mismatch' | 'timed_out'),
    ...{ createdAt: at, expiresAt: new Date(created + ORDER_LIFETIME_MS) },
    ...{ received_amount: isPaid ? received : null, trx_id: isPaid ? trxId : null },
    receivedAt: isPaid ? receivedAt : null,
    ...(isPaid && { received_method: method, received_currency: 'BDT' }),
    ...{ late: isPaid ? late : null, submitted_trx_id: null, openKey: null, openSlot: null },
  };
  records.add('payment_orders', order);
  records.count(...countedOrder(order));
  if (!isPaid) return false;
  records.add('payment_receipts', {
    ...{ method, trxId, amount: received, currency: 'BDT', reference: ref_code },
    ...{ sender: drawSender(random), receiver: null, paidAt: receivedAt, source: 'report' },
    ...{ reportedBy: 'bot:trial-relay', createdAt: receivedAt, state: 'matched', reason: null },
    outcome: outcome === 'completed' ? 'completed' : outcome === 'late' ? 'late' : missed,
    ...{
      orderRef: ref_code,
      tries: 0,
      dueAt: null,
      decidedBy: null,
      decidedAt: null,
      remark: null,
    },
  });
  if (!isGranted) return false;
  const grantedAt = outcome === 'completed' ? receivedAt : decidedAt;
  const purchase = purchaseKind(replayPlan(member.ledger), grantedAt);
  member.ledger.push({
    ...{ userId: member.userId, number: member.ledger.length + 1 },
    ...{ days: terms.days, videos: terms.videos, price: toBdt(amount), currency: 'BDT' },
    ...{ activates: [...activates], reason: 'payment', purchase },
    actor: outcome === 'completed' ? 'bot:trial-relay' : ADMINISTRATOR,
    ...{ sourceId: ref_code, balanceAfter: 0, at: grantedAt },
  });
  records.count(countedPurchase(purchase, grantedAt));
  return true;
}
