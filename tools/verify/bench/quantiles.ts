/** The number that a share, below 1, of some numbers is below; of two the higher one; NaN without any. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

/** The middle one of some numbers. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
