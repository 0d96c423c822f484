import { counted } from '@portal/ui';

/** Texts of the status: what the subscriber has, and what to do now. */
export const hero = {
  title: {
    frozen: 'Your account is paused',
    paying: 'Finish your payment',
    newcomer: 'Welcome! Get your first video',
    expired: 'Your plan has ended',
    usedUp: 'Your videos are used up',
    ending: 'Your plan ends soon',
    notifying: 'Your notifications are on',
    active: 'Ready to download',
  },
  action: {
    contactSupport: 'Contact support',
    resumePayment: 'Resume payment',
    choosePlan: 'Choose a plan',
    renew: 'Renew',
    openBot: 'Open the bot',
  },
  daysLeft: (days: number) => (days === 1 ? 'day left' : 'days left'),
  videosLeft: (videos: number) => (videos === 1 ? 'video left' : 'videos left'),
  unlimited: 'Unlimited',
  noVideos: 'Notifications',
  noVideosText: 'without videos',
  notifying: 'To download videos too, choose a plan with the download bot.',
  today: (time: string) => `today at ${time}`,
  tomorrow: (time: string) => `tomorrow at ${time}`,
  ends: (end: string) => `Ends ${end}.`,
  ended: (end: string) => `It ended ${end}. Renew it to download again.`,
  usedUp: (end: string) => `The plan runs until ${end}, but no videos are left.`,
  pace: (days: number) =>
    days < 1
      ? 'At your pace the videos last less than a day.'
      : `At your pace the videos last about ${counted(days, 'day')}.`,
  paying: (amount: string, plan: string) => `${amount} for ${plan} has not arrived yet.`,
  frozen: 'Downloads are paused. Please contact support.',
} as const;
