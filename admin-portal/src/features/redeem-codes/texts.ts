import type { CodeFilter } from '@portal/contracts';
import { counted, english } from '@portal/ui';

/** Names of the filters. */
const filters = { all: 'All', available: 'Available', used: 'Used' } satisfies Record<
  CodeFilter,
  string
>;

/** Texts of the Redeem Codes tab. */
export const texts = {
  tab: 'Redeem Codes',
  title: 'Manage Redeem Codes',
  search: 'Search code...',
  searchEnds: 'Search them by these characters, by a full code or by a batch.',
  empty: 'No redeem codes found for this filter.',
  readFailed: 'Failed to fetch redeem codes.',
  filters,
  totals: { all: 'Total', available: 'Available', used: 'Used' } satisfies Record<
    CodeFilter,
    string
  >,
  generate: {
    title: 'Generate codes',
    count: 'Number of codes',
    days: 'Days',
    videos: 'Videos',
    batch: 'Batch name (optional)',
    validUntil: 'Last day of validity (optional)',
    submit: 'Generate',
    busy: 'Generating...',
    unknown: 'An unknown error occurred.',
    lost: 'Failed to connect to the server.',
    notWhole: 'Please enter whole numbers for codes, days and videos.',
    copyNew: 'Copy all',
    copied: (codes: string) => `${codes} copied!`,
    notCopied: 'The browser did not allow copying the codes.',
    exportNew: 'Export them',
    printNew: (count: number) => `Print the ${counted(count, 'new code')}`,
  },
  batches: {
    title: 'Batches',
    failed: 'Failed to fetch the batches.',
    columns: {
      name: 'Batch',
      made: 'Made',
      used: 'Used',
      voided: 'Voided',
      gives: 'Gives',
      lastUsed: 'Last redeemed',
      created: 'Created',
      author: 'By',
      actions: 'Actions',
    },
    share: (used: string, percent: number) => `${used} (${percent}%)`,
    export: 'Export',
    exportOne: (name: string) => `Export batch ${name}`,
    void: 'Void',
    ask: {
      title: (name: string) => `Void the batch ${name}?`,
      text: (codes: string) =>
        `${codes} can no longer be redeemed until you restore the batch. What used codes gave stays.`,
      confirmLabel: 'Void',
      cancelLabel: 'Cancel',
    },
    restore: 'Restore',
    askRestore: {
      title: (name: string) => `Restore the batch ${name}?`,
      text: (codes: string) => `${codes} can be redeemed again.`,
      confirmLabel: 'Restore',
      cancelLabel: 'Cancel',
    },
  },
  row: {
    select: (code: string) => `Select ${code}`,
    copy: (code: string) => `Copy ${code}`,
    copied: (code: string) => `Code "${code}" copied!`,
    notCopied: 'The browser did not allow copying the code.',
    delete: (code: string) => `Delete ${code}`,
    used: 'Used',
    available: 'Available',
    days: (days: number) => counted(days, 'day'),
    videos: (videos: number) => counted(videos, 'video'),
    usedBy: 'Used by',
    created: (day: string) => `Created ${day}`,
    validUntil: (day: string) => `Valid until ${day}`,
    ended: (day: string) => `Ended after ${day}`,
    batch: (name: string) => `Batch ${name}`,
  },
  tools: {
    selectAll: 'Select All',
    selecting: 'Selecting the codes of all pages…',
    delete: (count: number) => `Delete (${english.count(count)})`,
    export: 'Export CSV',
    exportDetails: 'Export with batch',
    exportedEnds: 'Unused codes are exported with their last four characters.',
    nothing: 'No data to export.',
    print: 'Print sheet',
    tooMany: (most: number) => `At most ${english.count(most)} codes fit on a sheet.`,
  },
  askOne: {
    title: 'Delete this code?',
    text: (code: string) =>
      `${code} can no longer be redeemed or restored. Days and videos it gave stay.`,
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
  },
  askMany: {
    title: 'Delete the selected codes?',
    text: (count: number) =>
      `${counted(count, 'code')} can no longer be redeemed or restored. Days and videos they gave stay.`,
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
  },
  deletedMany: (count: number) => `${counted(count, 'code')} deleted!`,
  failedOne: 'Failed to delete code.',
  failedMany: 'Failed to delete selected codes.',
} as const;
