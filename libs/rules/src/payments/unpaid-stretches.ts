import {
  SAME_AMOUNT_AFTER_MS,
  SAME_AMOUNT_BEFORE_MS,
  type SuggestibleOrder,
  type UnmatchedMoney,
} from './suggest-orders';

/** The facts of money that select unpaid orders: amount in poisha, method and time. */
type Payment = Pick<UnmatchedMoney, 'amount' | 'method' | 'paidAt'>;

/** Payments of an amount and a method, and the instants of creation, both included, of orders that may be meant. */
export interface UnpaidStretch extends Omit<Payment, 'paidAt'> {
  readonly first: Date;
  readonly last: Date;
  /** Payments of the same time are one. */
  readonly payments: readonly Payment[];
}

/**
 * The stretches of time in which rules' suggestOrders takes orders of the same amount as some money. Stretches
 * of an amount and a method that overlap are one, so that one query reads the orders of many payments.
 */
export function unpaidStretches(money: readonly Payment[]): UnpaidStretch[] {
  const stretches: UnpaidStretch[] = [];
  const sorted = money.toSorted(
    (one, other) =>
      one.amount - other.amount ||
      one.method.localeCompare(other.method) ||
      one.paidAt.getTime() - other.paidAt.getTime(),
  );
  for (const { amount, method, paidAt } of sorted) {
    const payment = { amount, method, paidAt };
    const [first, last] = [firstOf(payment), lastOf(payment)];
    const before = stretches.at(-1);
    if (before?.amount !== amount || before.method !== method || before.last < first)
      stretches.push({ amount, method, first, last, payments: [payment] });
    else if (before.last < last)
      stretches.splice(-1, 1, { ...before, last, payments: [...before.payments, payment] });
  }
  return stretches;
}

/**
 * The payments of a stretch with fewer than `most` fitting orders among the newest ones of the stretch, although
 * older ones may fit too.
 */
export function paymentsWithFewer(
  { payments }: UnpaidStretch,
  newest: readonly Pick<SuggestibleOrder, 'createdAt'>[],
  most: number,
): Payment[] {
  const oldest = newest.at(-1)?.createdAt ?? new Date(0);
  return payments.filter((payment) => {
    const [first, last] = [firstOf(payment), lastOf(payment)];
    const fitting = newest.filter(({ createdAt }) => createdAt >= first && createdAt <= last);
    return fitting.length < most && oldest >= first;
  });
}

const firstOf = ({ paidAt }: Payment): Date => new Date(paidAt.getTime() - SAME_AMOUNT_BEFORE_MS);
const lastOf = ({ paidAt }: Payment): Date => new Date(paidAt.getTime() + SAME_AMOUNT_AFTER_MS);
