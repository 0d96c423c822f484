/** Months that a table of cohorts shows. */
export const COHORT_MONTHS = 12;

/** Users whose first purchase was in one month. */
export interface PurchaseCohort {
  /** `YYYY-MM`. */
  month: string;
  /** How many of them paid in that month (all), in the next one, and so on up to the present month. */
  paid: number[];
}

/** A completed purchase. */
export interface PurchaseOfMonth {
  readonly userId: number;
  /** `YYYY-MM` in the service's zone. */
  readonly month: string;
}

/** Months since the year 0. */
const monthNumber = (month: string): number => {
  const [year = 0, place = 0] = month.split('-').map(Number);
  return year * 12 + place - 1;
};

const monthOf = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

/**
 * Cohorts of the last COHORT_MONTHS months up to `present`, oldest first. A user counts once a month, however
 * often he paid. Purchases may come in any order.
 */
export function purchaseCohorts(
  purchases: readonly PurchaseOfMonth[],
  present: string,
): PurchaseCohort[] {
  const last = monthNumber(present);
  const monthsOf = new Map<number, Set<number>>();
  for (const { userId, month } of purchases) {
    const months = monthsOf.get(userId) ?? new Set<number>();
    months.add(monthNumber(month));
    monthsOf.set(userId, months);
  }
  const start = last - COHORT_MONTHS + 1;
  const cohorts = Array.from({ length: COHORT_MONTHS }, (_, place) => {
    return {
      month: monthOf(start + place),
      paid: Array.from({ length: COHORT_MONTHS - place }, () => 0),
    };
  });
  for (const months of monthsOf.values()) {
    const first = Math.min(...months);
    const paid = cohorts[first - start]?.paid;
    if (!paid) continue;
    for (const month of months) paid[month - first] = (paid[month - first] ?? 0) + 1;
  }
  return cohorts;
}
