/** MongoDB's truth: all but false, null, missing and zero (NaN is true). */
export const truthy = (value: unknown): boolean =>
  value !== false && value !== null && value !== undefined && value !== 0;
