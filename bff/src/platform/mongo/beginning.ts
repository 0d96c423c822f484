/**
 * Condition for texts of letters and digits that start with this one. A range, because an index bounds it
 * tightly; with the type, so that a partial index may serve it.
 */
export const beginningWith = (text: string) =>
  ({ $gte: text, $lte: `${text}\uFFFF`, $type: 'string' }) as const;
