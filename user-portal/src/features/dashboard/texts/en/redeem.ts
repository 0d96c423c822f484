import { isUnlimited } from '@portal/rules';
import { counted } from '@portal/ui';

function gift(days: number, videos: number): string {
  const parts = [
    ...(days > 0 ? [counted(days, 'day')] : []),
    ...(videos > 0 ? [isUnlimited(videos) ? 'unlimited videos' : counted(videos, 'video')] : []),
  ];
  return parts.join(' and ');
}

/** Texts of the redeem-a-code card. */
export const redeem = {
  title: 'Redeem a Code',
  hint: 'A code adds days and videos to your plan.',
  label: 'Code',
  submit: 'Redeem',
  submitting: 'Redeeming…',
  invalid: 'A code has 16 letters and digits, such as ABCD-EFGH-JKLM-NPQR.',
  done: (days: number, videos: number) => `Done! You received ${gift(days, videos)}.`,
  connection: 'Failed to connect to the server.',
} as const;
