import type { AdminChoiceKey, ChoiceValue } from '@portal/rules';
import { counted } from '@portal/ui';

/** Texts of the User detail dialog. */
export const texts = {
  close: 'Close',
  frozen: 'FROZEN',
  loading: 'Loading user details…',
  tabs: { label: 'User details', settings: 'Settings & Stats', feed: 'Activity Feed' },
  detailsFailed: 'Failed to fetch user details.',
  stats: {
    title: 'OTT Download Stats',
    downloads: (count: number) => counted(count, 'download'),
    empty: 'No downloads yet.',
    failed: 'Failed to fetch user details.',
  },
  settings: {
    title: 'Settings',
    choices: {
      videoFormat: 'Video Format',
      uploadMode: 'Upload Mode',
      uploadAs: 'Upload As',
    } satisfies Record<AdminChoiceKey, string>,
    labels: {
      mp4: 'MP4',
      mkv: 'MKV',
      telegram: 'Telegram',
      gdrive: 'G-Drive',
      video: 'Video',
      document: 'Document',
    } satisfies Record<ChoiceValue<AdminChoiceKey>, string>,
    save: 'Save',
    saving: 'Saving…',
    saved: 'User updated successfully!',
    saveFailed: 'Failed to save changes.',
  },
  reset: {
    button: 'Reset',
    title: 'Reset all settings?',
    text: 'All settings of this user return to their defaults. The plan and its duration stay as they are.',
    cancel: 'Cancel',
    confirm: 'Yes, Reset',
    failed: 'Failed to reset settings.',
  },
  remove: 'Delete',
  feed: {
    list: 'Downloads of this user',
    downloaded: 'Downloaded',
    from: 'from',
    empty: 'No downloads yet.',
    failed: 'Failed to fetch history.',
    more: (count: number) => `Show ${count} more`,
    shown: (shown: number, all: number) => `${shown} of ${counted(all, 'download')}`,
  },
} as const;
