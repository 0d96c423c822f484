import { backfill } from '../platform/migrations/backfill';

const BEFORE = 'bulk-acts/';
const NAMES = ['plan', 'start', 'stop', 'undo', 'add', 'cut', 'set', 'freeze', 'unfreeze', 'offer'];

/** Records of the audit are found by the action's name, so those of earlier versions get the new one. */
export const bulkActionNames = backfill({
  name: '0009-bulk-action-names',
  does: "names of bulk actions in the audit: 'bulk-actions/…'",
  collection: 'audit',
  lacking: { action: { $in: [...NAMES, 'take-back'].map((name) => BEFORE + name) } },
  fieldsOf: async ({ action }) => ({
    action: `bulk-actions/${String(action).slice(BEFORE.length)}`,
  }),
});
