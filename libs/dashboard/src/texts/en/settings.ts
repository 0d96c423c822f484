import type { ChoiceKey, ChoiceValue, FlagKey } from '@portal/rules';

interface SettingTexts extends Record<string, unknown> {
  readonly choices: Readonly<Record<ChoiceKey, string>>;
  readonly flags: Readonly<Record<FlagKey, { readonly label: string; readonly hint: string }>>;
  /** The values of all choices, without heights of a picture: they are the same in each language. */
  readonly labels: Readonly<Record<Exclude<ChoiceValue<ChoiceKey>, `${number}p`>, string>>;
}

/** Texts of the Account Settings card. */
export const settings = {
  title: 'Account Settings',
  saved: 'Saved',
  saving: 'Saving…',
  choices: {
    videoFormat: 'Video Format',
    videoQuality: 'Video Quality',
    uploadMode: 'Upload Mode',
    uploadAs: 'Upload As',
  },
  folder: 'G-Drive Folder ID',
  folderHint: 'Used when Upload Mode is G-Drive.',
  folderSave: 'Save',
  folderSaved: 'G-Drive Folder ID Saved!',
  flags: {
    autoVideoSync: { label: 'Auto Video Sync', hint: 'Turns Multi Download off.' },
    multiDownloadEnabled: { label: 'Multi Download', hint: 'Turns Auto Video Sync off.' },
    retryEnabled: { label: 'Retry', hint: 'Tries failed downloads again.' },
    remindersEnabled: {
      label: 'Reminders',
      hint: 'The bot writes 7, 3 and 1 days before your plan ends, and at 10 videos left.',
    },
  },
  reset: 'Reset All Settings',
  resetDone: 'All settings were reset.',
  resetTitle: 'Are you sure?',
  resetText:
    'All settings return to their defaults. This cannot be undone. Your plan and its duration stay as they are.',
  resetCancel: 'Cancel',
  resetConfirm: 'Yes, Reset',
  error: (message: string) => `Error: ${message}`,
  connection: 'API call failed.',
  labels: {
    mp4: 'MP4',
    mkv: 'MKV',
    telegram: 'Telegram',
    gdrive: 'G-Drive',
    video: 'Video',
    document: 'Document',
  },
} as const satisfies SettingTexts;
