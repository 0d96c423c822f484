const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const money = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A count with thousands separators: 12,480. */
export function formatCount(value: number): string {
  return whole.format(value);
}

/** An amount in whole units of its currency: '1,500 BDT'. The code, not the sign, as the specification writes it. */
export function formatMoney(amount: number, currency: string | null): string {
  return currency ? `${money.format(amount)} ${currency}` : money.format(amount);
}

/** '1 day', '12 days': a count with its noun. */
export function formatCounted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
