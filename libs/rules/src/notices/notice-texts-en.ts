import type { AdviceTexts, NoticeTexts } from './notice-texts';

const ADVICE: AdviceTexts = {
  new_link: 'The link does not work any more: send the bot a new one.',
  other_region: 'The video is not offered in this region: choose another source.',
  plan: 'Your plan or your videos have run out: renew the plan first.',
  folder: 'Check the G-Drive folder in your settings.',
  again: 'Send it to the bot again; write to support if it fails once more.',
};

const some = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Notices in English. */
export const NOTICE_TEXTS_EN: NoticeTexts = {
  download_finished: ({ title }) => ({ title: 'Download finished', text: title }),
  downloads_finished: ({ files, title }) => ({
    title: `${some(files, 'download')} finished`,
    text: `The last one: ${title}`,
  }),
  download_failed: ({ title, advice }) => ({
    title: 'Download failed',
    text: `${title}. ${ADVICE[advice]}`,
  }),
  download_stalled: ({ title }) => ({
    title: 'Download has stalled',
    text: `${title} makes no progress. The bot goes on trying; you need not do anything.`,
  }),
  plan_ending: ({ days }) => ({
    title: `Your plan ends in ${some(days, 'day')}`,
    text: 'Renew now: the days are added to those you have.',
  }),
  few_videos: ({ balance }) => ({
    title: `${some(balance, 'video')} left`,
    text: 'Renew your plan to get more videos.',
  }),
  payment_completed: ({ amount, plan }) => ({
    title: 'Payment received',
    text: `${amount} BDT for ${plan}. Your plan is active.`,
  }),
  payment_waiting: ({ amount, reference }) => ({
    title: 'Your payment is being checked',
    text: `${amount} BDT for ${reference} came late. Support checks it and then activates your plan.`,
  }),
  payment_mismatched: ({ amount, reference }) => ({
    title: 'Payment amount differs',
    text: `We received ${amount} BDT for ${reference}, which is not its amount. Please write to support.`,
  }),
  offer: ({ message }) => ({ title: 'An offer for you', text: message }),
  broadcast: ({ text }) => ({ title: 'A message to all users', text }),
  new_sign_in: ({ device }) => ({
    title: 'New sign-in',
    text: `${device ?? 'An unknown browser'} signed in to your account. If that was not you, change your password.`,
  }),
  account_frozen: () => ({
    title: 'Your account was frozen',
    text: 'Sign-in and downloads are stopped. Please write to support.',
  }),
  money_waiting: ({ payments }) => ({
    title: 'Money is waiting',
    text: `${some(payments, 'payment')} waiting for a decision.`,
  }),
  relay_silent: ({ relay }) => ({
    title: 'A relay is silent',
    text: `${relay} has sent no heartbeat for more than 10 minutes.`,
  }),
  backup_old: ({ hours }) => ({
    title: 'The backup is old',
    text:
      hours === null ? 'There is no backup yet.' : `The last one is ${some(hours, 'hour')} old.`,
  }),
  tasks_failing: ({ tasks }) => ({
    title: 'Tasks are failing',
    text: `The last ${tasks} tasks all failed.`,
  }),
};
