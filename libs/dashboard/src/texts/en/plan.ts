import { counted, english } from '@portal/ui';

/** Texts of the plan card. */
export const plan = {
  title: 'Plan Details',
  balance: 'Balance',
  duration: 'Duration',
  start: 'Start date',
  expiry: 'Expiry date',
  price: 'Price',
  noPrice: '—',
  timeLeft: 'Time left',
  videos: (count: number) => (count === 1 ? 'video' : 'videos'),
  unlimited: 'Unlimited',
  days: (count: number) => (count === 1 ? 'day' : 'days'),
  pace: (videos: number, days: number) =>
    `${counted(videos, 'video')} left, enough for ${days < 1 ? 'less than a day' : `about ${counted(days, 'day')}`}.`,
  used: 'Plan countdown',
  usedPercent: (percent: number) => `${english.count(percent)}% used`,
  left: (days: number) => `${counted(days, 'day')} left`,
  none: 'No plan yet',
  status: { Active: 'Active', 'Expiring Soon': 'Expiring Soon', Expired: 'Expired' },
  length: (days: number) => counted(days, 'day'),
  frozen: 'This account is frozen. Downloads are paused; please contact support.',
} as const;
