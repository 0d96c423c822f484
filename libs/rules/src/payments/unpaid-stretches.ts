import {
  SAME_AMOUNT_AFTER_MS,
  SAME_AMOUNT_BEFORE_MS,
  type SuggestibleOrder,
  type UnmatchedMoney,
} from './suggest-orders';

/** The facts of money that select unpaid orders: amount in poisha, method and time. */
type Payment = Pick<UnmatchedMoney, 'amount' | 'method' | 'paidAt'>;

/** Payments of one amount, and the instants of creation, both included, of the orders that may be meant. */
export interface UnpaidStretch {
  readonly amount: number;
  readonly methods: readonly Payment['method'][];
  readonly first: Date;
  readonly last: Date;
  /** Payments of the same method and time are one. */
  readonly payments: readonly Payment[];
}

/**
 * The stretches of time in which rules' suggestOrders takes orders of the same amount as some money. Stretches
 * of an amount that overlap are one, so that one query reads the orders of many payments.
 */
export function unpaidStretches(money: readonly Payment[]): UnpaidStretch[] {
  const stretches: UnpaidStretch[] = [];
  const sorted = money.toSorted(
    (one, other) => one.amount - other.amount || one.paidAt.getTime() - other.paidAt.getTime(),
  );
  for (const { amount, method, paidAt } of sorted) {
    const payment = { amount, method, paidAt };
    const before = stretches.at(-1);
    if (before?.amount !== amount || before.last < firstOf(payment)) {
      const [first, last] = [firstOf(payment), lastOf(payment)];
      stretches.push({ amount, methods: [method], first, last, payments: [payment] });
      continue;
    }
    const isKnown = before.payments.some((one) => +one.paidAt === +paidAt && one.method === method);
    const payments = isKnown ? before.payments : [...before.payments, payment];
    const methods = [...new Set([...before.methods, method])];
    stretches[stretches.length - 1] = { ...before, methods, last: lastOf(payment), payments };
  }
  return stretches;
}

/**
 * The payments of a stretch with fewer than `most` fitting orders among the newest ones of the stretch, although
 * older ones may fit too.
 */
export function paymentsWithFewer(
  { payments }: UnpaidStretch,
  newest: readonly Pick<SuggestibleOrder, 'createdAt' | 'method'>[],
  most: number,
): Payment[] {
  const oldest = newest.at(-1)?.createdAt ?? new Date(0);
  return payments.filter((payment) => {
    const fitting = newest.filter(
      ({ createdAt, method }) =>
        (method === null || method === payment.method) &&
        createdAt >= firstOf(payment) &&
        createdAt <= lastOf(payment),
    );
    return fitting.length < most && oldest >= firstOf(payment);
  });
}

const firstOf = ({ paidAt }: Payment): Date => new Date(paidAt.getTime() - SAME_AMOUNT_BEFORE_MS);
const lastOf = ({ paidAt }: Payment): Date => new Date(paidAt.getTime() + SAME_AMOUNT_AFTER_MS);
