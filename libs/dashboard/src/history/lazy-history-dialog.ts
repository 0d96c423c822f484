import { lazyDialog } from '@portal/ui';

/** The Download History dialog, in its own chunk. */
export const HistoryDialog = lazyDialog(
  async () => (await import('./history-dialog')).HistoryDialog,
);
