import { lazyDialog } from '@portal/ui';

/** The Download History modal, in a chunk of its own. */
export const HistoryDialog = lazyDialog(
  async () => (await import('./history-dialog')).HistoryDialog,
);
