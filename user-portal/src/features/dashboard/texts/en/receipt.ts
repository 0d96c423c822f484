import { counted } from '@portal/ui';

/** Texts of the receipt of a completed payment. */
export const receipt = {
  title: 'Payment receipt',
  close: 'Close',
  plan: 'Plan',
  days: 'Days added',
  dayCount: (days: number) => counted(days, 'day'),
  videos: 'Videos added',
  videoCount: (videos: number) => counted(videos, 'video'),
  unlimited: 'Unlimited',
  amount: 'Amount paid',
  priceList: 'Price list',
  method: 'Payment method',
  trxId: 'Transaction ID',
  reference: 'Reference code',
  paidAt: 'Paid on',
  userId: 'User ID',
  print: 'Print',
  noun: 'receipt',
} as const;
