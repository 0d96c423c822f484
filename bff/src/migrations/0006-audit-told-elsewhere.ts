import { backfill } from '../platform/migrations/backfill';

/** As they were when the mark came; later actions bring it along. */
const TOLD_ELSEWHERE = ['plans/add', 'plans/cut', 'plans/reset', 'notes/add'];

/**
 * Actions of before the timeline would stand in it twice. The mark is derived from the action and read by an
 * index only: what the record tells stays as it was written.
 */
export const auditToldElsewhere = backfill({
  name: '0006-audit-told-elsewhere',
  does: 'actions that the ledger tells of, too',
  collection: 'audit',
  lacking: { action: { $in: TOLD_ELSEWHERE }, isToldElsewhere: null },
  fieldsOf: async () => ({ isToldElsewhere: true }),
});
