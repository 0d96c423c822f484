/**
 * Price of one day of a plan in whole BDT, rounded up: the page never names less than is paid.
 * @param days length of the plan, from 1, with the extra days of an offer.
 */
export function pricePerDay(priceBdt: number, days: number): number {
  return Math.ceil(priceBdt / days);
}
