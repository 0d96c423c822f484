import type { BulkActionView, BulkOutcome, BulkRowView } from '@portal/contracts';

const NO_OUTCOMES: Record<BulkOutcome, number> = {
  ...{ pending: 0, done: 0, unchanged: 0, failed: 0, undone: 0, kept: 0 },
};

/** 7 days for 300 of 312 users, as a preview of now. */
export function sampleBulkAction(
  change: Partial<Omit<BulkActionView, 'outcomes'>> & {
    readonly outcomes?: Partial<Record<BulkOutcome, number>>;
  } = {},
): BulkActionView {
  const { outcomes = { pending: 300, unchanged: 10, failed: 2 }, ...rest } = change;
  const counts = { ...NO_OUTCOMES, ...outcomes };
  return {
    _id: '665f0000000000000000b01d',
    action: { kind: 'add', days: 7, videos: 0 },
    state: 'draft',
    selection: 'Expired users matching "rah"',
    actor: 'ana',
    createdAt: new Date().toISOString(),
    startedAt: null,
    endedAt: null,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    outcomes: counts,
    sum: { days: 2_100, videos: 0 },
    ...rest,
  };
}

/** A user whose 10 days become 17. */
export function sampleBulkRow(userId: number, change: Partial<BulkRowView> = {}): BulkRowView {
  const before = { days: 10, videos: 50, isFrozen: false };
  return {
    ...{ userId, name: `Amina ${userId}`, outcome: 'pending', message: null },
    ...{ before, after: { ...before, days: 17 } },
    ...change,
  };
}
