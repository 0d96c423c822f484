import { counted, english } from '@portal/ui';

/** Texts of the plan page. */
export const plans = {
  title: 'Subscription Plans',
  specialTitle: 'Your Special Discounted Plan',
  purchase: 'Purchase Plan',
  percentOff: (name: string, percent: number) => `${name} (${english.digits(percent)}% Off)`,
  amountOff: (name: string, bdt: number) => `${name} (${english.money(bdt, 'BDT')} Off)`,
  extraDays: (name: string, days: number) => `${name} (+${counted(days, 'Day')})`,
  days: (days: number) => counted(days, 'day'),
  daysWithExtra: (days: number, extra: number) =>
    `${counted(days + extra, 'day')}: ${english.count(days)} and ${english.count(extra)} extra`,
  offerFailed: 'Offer validation failed. Please check the link or contact support.',
  kinds: { drm: 'Download bot', notify: 'Notifications', both: 'Both bots' },
  more: 'More plans',
  moreText: 'Pay once for the days you need. Nothing renews by itself.',
} as const;
