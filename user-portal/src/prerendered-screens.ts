import type { PrerenderedScreen } from '@portal/contracts';
import { paths } from './paths';

/** The screens that everybody sees in their own way. */
const SIGNED_IN = [
  paths.dashboard,
  paths.downloads,
  paths.account,
  paths.profile,
  paths.createPassword,
  paths.changePassword,
  paths.plans,
  paths.specialPlan,
  paths.offer,
  paths.checkout,
] as const;

/** The build prerenders each of these screens (tools/build/vite/prerender). */
export const prerenderedScreens: readonly PrerenderedScreen[] = [
  {
    screen: paths.login,
    audience: 'guest',
    description: {
      en: 'Sign in with your User ID or Telegram to see your plan, your videos and your downloads.',
      bn: 'ইউজার আইডি বা টেলিগ্রাম দিয়ে সাইন ইন করে আপনার প্ল্যান, ভিডিও ও ডাউনলোড দেখুন।',
    },
  },
  {
    screen: paths.plans,
    audience: 'guest',
    description: {
      en: 'All subscription plans with their length and price in taka and rupees.',
      bn: 'সব সাবস্ক্রিপশন প্ল্যান, মেয়াদ এবং টাকা ও রুপিতে মূল্য।',
    },
  },
  {
    screen: paths.specialPlan,
    audience: 'guest',
    description: {
      en: 'A special offer on a subscription plan, with its price and the time left.',
      bn: 'সাবস্ক্রিপশন প্ল্যানে একটি বিশেষ অফার, মূল্য ও বাকি সময়সহ।',
    },
  },
  {
    screen: paths.privacy,
    audience: 'everyone',
    description: {
      en: 'Which data this service stores, why, for how long, and what you can ask for.',
      bn: 'এই সেবা কোন তথ্য, কেন ও কত দিন রাখে, এবং আপনি কী চাইতে পারেন।',
    },
  },
  {
    screen: paths.terms,
    audience: 'everyone',
    description: {
      en: 'The terms for using this service: accounts, plans, payments and fair use.',
      bn: 'এই সেবা ব্যবহারের শর্ত: অ্যাকাউন্ট, প্ল্যান, পেমেন্ট ও ন্যায্য ব্যবহার।',
    },
  },
  ...SIGNED_IN.map((screen): PrerenderedScreen => ({
    screen,
    audience: 'subscriber',
    description: { en: '', bn: '' },
  })),
];
