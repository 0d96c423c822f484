import type { BulkActionView, BulkRowView } from '@portal/contracts';
import type { BulkActionRecord, BulkRow } from '../../domain/bulk-actions/bulk-action';

/** A bulk action for administrators. */
export function presentBulkAction(record: BulkActionRecord): BulkActionView {
  const { outcomes, sum } = record;
  return {
    _id: String(record._id),
    action: record.action,
    state: record.state,
    selection: record.selection,
    actor: record.plannedBy.actor,
    createdAt: record.createdAt.toISOString(),
    startedAt: record.startedAt?.toISOString() ?? null,
    endedAt: record.endedAt?.toISOString() ?? null,
    total: record.total,
    outcomes: {
      ...{ pending: outcomes.pending, done: outcomes.done, unchanged: outcomes.unchanged },
      ...{ failed: outcomes.failed, undone: outcomes.undone, kept: outcomes.kept },
    },
    sum: { days: sum.days, videos: sum.videos },
  };
}

/** One user of a bulk action. */
export function presentBulkRow(row: BulkRow): BulkRowView {
  const { userId, name, outcome, before, after, message } = row;
  return { userId, name, outcome, before, after, message };
}
