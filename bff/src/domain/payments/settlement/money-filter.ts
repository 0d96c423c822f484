import type { PaymentMethod } from '@portal/rules';

/** Which money is listed. Null: any. */
export interface MoneyFilter {
  readonly method: PaymentMethod | null;
  /** In poisha. */
  readonly amount: number | null;
  /** First and last instant of the payment, both included. */
  readonly first: Date | null;
  readonly last: Date | null;
}

/** A filter that all money passes. */
export const ANY_MONEY: MoneyFilter = { method: null, amount: null, first: null, last: null };

/** Whether all money passes a filter. */
export const isAnyMoney = (filter: MoneyFilter): boolean =>
  Object.values(filter).every((value) => value === null);

/** Names of the fields that hold method, amount and time of the payment. */
type MoneyFields = Readonly<Record<'method' | 'amount' | 'at', string>>;

/** The condition of a filter on the fields of a collection. */
export function moneyCondition(
  { method, amount, first, last }: MoneyFilter,
  fields: MoneyFields,
): object {
  const when = { ...(first && { $gte: first }), ...(last && { $lte: last }) };
  return {
    ...(method === null ? {} : { [fields.method]: method }),
    ...(amount === null ? {} : { [fields.amount]: amount }),
    ...(first || last ? { [fields.at]: when } : {}),
  };
}

/** Whether money passes a filter. */
export function passes(
  money: { readonly method: PaymentMethod | null; readonly amount: number; readonly at: Date },
  { method, amount, first, last }: MoneyFilter,
): boolean {
  return (
    (method === null || money.method === method) &&
    (amount === null || money.amount === amount) &&
    (first === null || money.at >= first) &&
    (last === null || money.at <= last)
  );
}
