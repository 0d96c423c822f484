import { counted, english } from '@portal/ui';

/** Texts that the sales screens share. */
export const buying = {
  back: 'Back to Dashboard',
  access: { drm: 'DRM Bot Access', notify: 'Notification Bot Access' },
  about: {
    drm: 'The download bot: send it a link from a streaming service and it downloads the video for you, in any quality up to 1080p.',
    notify: 'It sends you notifications in Telegram. It downloads no videos.',
  },
  videos: (count: number) => counted(count, 'video'),
  unlimitedVideos: 'Unlimited videos',
  noVideos: 'No videos',
  perDay: (bdt: number) => `${english.money(bdt, 'BDT')} a day`,
  usual: 'Usual choice',
  outside: 'Continue in your browser. You are signed in there.',
  outsideFailed: 'Your browser could not be opened. Please try again.',
  sameAs: (name: string) => `Gives the same as ${name}.`,
  adds: (days: number, date: string) => `Adds ${counted(days, 'day')}, ends ${date}.`,
  starts: (date: string) => `Starts when you pay, ends ${date}.`,
  opens: { drm: 'Opens the download bot too.', notify: 'Opens the notification bot too.' },
  planRuns: (date: string) => `Your plan ends ${date}. What you buy now is added to it.`,
  planEnded: (date: string) => `Your plan ended ${date}. A new one starts when you pay.`,
  planNone: 'You have no plan yet. It starts when you pay.',
  priceBefore: 'Original price',
  loginNeeded: 'You must be logged in to purchase a plan.',
  goToLogin: 'Go to Login',
  regularPlans: 'View Regular Plans',
  connection: 'Failed to connect to the server.',
  retry: 'Try again',
  ends: 'Offer ends in',
  units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
} as const;
