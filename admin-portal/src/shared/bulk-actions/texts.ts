import type { BulkActionKind } from '@portal/contracts';
import { counted } from '@portal/ui';

/** Texts of the dialog 'Bulk action'. */
export const texts = {
  title: 'Bulk action',
  whole: (count: number) => `For all ${counted(count, 'user')} of this list.`,
  selected: (count: number) => `For ${counted(count, 'selected user')}.`,
  kind: 'What to do',
  kinds: {
    add: 'Add',
    cut: 'Cut',
    set: 'Set',
    freeze: 'Freeze',
    unfreeze: 'Unfreeze',
    offer: 'Offer message',
  } satisfies Record<BulkActionKind, string>,
  hints: {
    add: 'Active plans get longer. Expired plans start again.',
    cut: 'No plan loses more days or videos than it has left.',
    set: 'An empty field changes nothing.',
    freeze: 'They are signed out at once and cannot sign in until unfrozen.',
    unfreeze: 'They can sign in again.',
    offer: 'Each user gets this message as an offer.',
  } satisfies Record<BulkActionKind, string>,
  packages: 'Packages',
  package: (days: number, videos: string) => `${counted(days, 'day')} + ${videos}`,
  days: 'Days',
  videos: 'Videos',
  daysLeft: 'Days left',
  videosLeft: 'Videos left',
  quickDays: 'Quick days',
  quickVideos: 'Quick videos',
  message: 'Offer Message',
  notWhole: 'Please enter whole numbers from 0.',
  tooMuch: 'A plan cannot hold that much.',
  noAmount: 'Please enter days or videos above 0.',
  nothingSet: 'Please enter days left or videos left.',
  noMessage: 'Please enter a message.',
  submit: 'Preview changes',
  submitting: 'Working...',
  promise: 'The preview shows each user before and after. Nothing changes yet.',
} as const;
