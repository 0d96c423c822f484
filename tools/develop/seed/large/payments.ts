import {
  CHECKOUT_PLANS,
  DAY_MS,
  MINUTE_MS,
  ORDER_LIFETIME_MS,
  purchaseKind,
  type PurchaseKind,
  purchaseTerms,
  replayPlan,
  shownMethods,
  toBdt,
} from '@portal/rules';
import { userIdOf } from './people';

type Entry = ReturnType<typeof entryOf>;

/** The payments of one user: orders, receipts and ledger entries. */
export interface MadePayments {
  readonly orders: ReturnType<typeof orderOf>[0][];
  readonly receipts: object[];
  readonly ledger: Entry[];
}

const METHODS_OF_SEED = shownMethods([]);
const DAYS_BETWEEN = 37;
/** Days since the newest order of a user. Three of seven plans may still be active. */
const DAYS_SINCE = [4.2, 17.3, 26.1, 52.4, 90.6, 200.7, 310.9];

/** Every seventh user never paid. Of the other orders 5 % were not paid and 5 % with a wrong amount. */
function statusOf(number: number, nth: number) {
  if (number % 7 === 6) return 'timed_out' as const;
  const place = (number + nth * 7) % 20;
  if (place === 3) return 'timed_out' as const;
  return place === 13 ? ('failed_amount_mismatch' as const) : ('completed' as const);
}

/** Eight unique characters in the alphabet of reference codes. */
const referenceOf = (userId: number, nth: number): string =>
  `L${(userId * 8 + nth).toString(31).padStart(7, '0')}`
    .toUpperCase()
    .replace(/[01IOU]/g, (letter) => 'VWXYZ'['01IOU'.indexOf(letter)] ?? '');

/** `count` payments of the nth user, oldest first. */
export function paymentsOf(number: number, count: number, now: Date): MadePayments {
  const made: MadePayments = { orders: [], receipts: [], ledger: [] };
  const daysSince = DAYS_SINCE[number % 7] ?? 0;
  let balance = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const days = daysSince + (count - 1 - nth) * DAYS_BETWEEN;
    const at = new Date(now.getTime() - days * DAY_MS - number * 1_000);
    const [order, receipt] = orderOf(number, nth, at);
    made.orders.push(order);
    if (!receipt) continue;
    made.receipts.push(receipt);
    if (order.status !== 'completed') continue;
    balance += order.plan.videos;
    const purchase = purchaseKind(replayPlan(made.ledger), at);
    made.ledger.push(entryOf(order, { number: made.ledger.length + 1, balance, purchase }));
  }
  return made;
}

function orderOf(number: number, nth: number, at: Date) {
  const userId = userIdOf(number);
  const method = METHODS_OF_SEED[(number + nth) % METHODS_OF_SEED.length] ?? 'bkash';
  // The monthly plans are bought most often.
  const sold = CHECKOUT_PLANS[[2, 9, 5, 8, 9, 1][(number + nth) % 6] ?? 9] ?? CHECKOUT_PLANS[0];
  if (!sold) throw new Error('Nothing is on sale.');
  const { amount, ...plan } = purchaseTerms(sold, null);
  const status = statusOf(number, nth);
  const isPaid = status !== 'timed_out';
  const received = isPaid ? amount - (status === 'completed' ? 0 : 10_000) : null;
  const [ref_code, trxId] = [referenceOf(userId, nth), isPaid ? `LS${userId}X${nth}` : null];
  const order = {
    ...{ ref_code, userId, plan, offerCode: null, discount: null, amount, method, status },
    ...{ createdAt: new Date(at.getTime() - 2 * MINUTE_MS), received_amount: received },
    expiresAt: new Date(at.getTime() - 2 * MINUTE_MS + ORDER_LIFETIME_MS),
    ...{ trx_id: trxId, receivedAt: isPaid ? at : null, late: null, submitted_trx_id: null },
    ...(isPaid && { received_method: method, received_currency: 'BDT' }),
    openKey: null,
  };
  if (trxId === null || received === null) return [order, null] as const;
  const receipt = {
    ...{ method, trxId, amount: received, currency: 'BDT', reference: ref_code, sender: null },
    ...{ receiver: null, paidAt: at, source: 'report', reportedBy: 'bot:seed', createdAt: at },
    ...{ state: 'matched', reason: null, outcome: status, orderRef: ref_code, tries: 1 },
    ...{ dueAt: null, decidedBy: null, decidedAt: null, remark: null },
  };
  return [order, receipt] as const;
}

function entryOf(
  order: ReturnType<typeof orderOf>[0],
  { number, balance, purchase }: { number: number; balance: number; purchase: PurchaseKind },
) {
  const { userId, plan, amount, ref_code: sourceId, receivedAt } = order;
  return {
    ...{ userId, number, days: plan.days, videos: plan.videos, price: toBdt(amount) },
    ...{ currency: 'BDT', activates: [...plan.activates], reason: 'payment', actor: 'bot:seed' },
    ...{ purchase, sourceId, balanceAfter: balance, at: receivedAt ?? order.createdAt },
  };
}

/** The plan after all ledger entries and after `taken` downloads that used a video. */
export function planAfter(ledger: readonly Entry[], taken: number) {
  const plan = replayPlan(ledger);
  return { ...plan, balance: plan.balance - taken };
}
