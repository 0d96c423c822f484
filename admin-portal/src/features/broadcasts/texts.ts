import type { BroadcastBadge, BroadcastSegment } from '@portal/rules';
import { counted } from '@portal/ui';

/** Texts of the Broadcasts tab. */
export const texts = {
  title: 'Broadcasts',
  form: {
    create: 'New broadcast',
    edit: 'Edit broadcast',
    message: 'Message',
    placeholder: 'What do you want to tell your subscribers?',
    empty: 'Please enter a message.',
    segment: 'For',
    date: 'Schedule date',
    time: 'Schedule time',
    zone: (timeZone: string) => `Times in ${timeZone}. Without date and time it is sent at once.`,
    timeMissing: 'Without a time it is sent at once.',
    cancel: 'Cancel',
    submit: 'Broadcast',
    update: 'Update',
    busy: 'Saving...',
  },
  segments: {
    all: 'Everybody',
    active: 'Active plans',
    expiring: 'Plans expiring soon',
    expired: 'Expired plans',
  } satisfies Record<BroadcastSegment, string>,
  recipients: (count: number) => `${counted(count, 'user')} now`,
  preview: 'Preview',
  history: 'History',
  empty: 'No broadcasts yet.',
  badges: {
    Scheduled: 'Scheduled',
    Active: 'Active',
    Expired: 'Expired',
  } satisfies Record<BroadcastBadge, string>,
  created: (when: string) => `Created ${when}`,
  scheduled: (when: string) => `Scheduled for ${when}`,
  seen: (shown: string) => `Seen by ${shown}`,
  editOne: (text: string) => `Edit broadcast: ${text}`,
  deleteOne: (text: string) => `Delete broadcast: ${text}`,
  ask: {
    title: 'Delete this broadcast?',
    text: 'It disappears for everybody. This cannot be undone.',
    confirm: 'Delete',
    cancel: 'Cancel',
  },
  deleted: 'Broadcast deleted!',
  readFailed: 'Server error.',
  failed: 'Server error.',
} as const;
