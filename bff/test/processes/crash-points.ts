/** Points of the payment flow at which the service can die (PAY-20), in their order. */
export const CRASH_POINTS = [
  'before the inbox insert',
  'after the inbox insert',
  'before the settling transaction',
  'after the order write',
  'before the plan write',
  'after the plan write',
  'after the ledger write',
  'after the claim of the receipt',
  'before the commit',
  'after the commit',
  'before the answer',
  'in the sweep, before it settles',
  'in the sweep, before the commit',
  'in the sweep, after the commit',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

/** Whether only the sweep reaches a point, not a report. */
export const isOfSweep = (point: CrashPoint): boolean => point.startsWith('in the sweep');
