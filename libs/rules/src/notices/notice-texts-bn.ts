import { planName } from '../plans/plan-name';
import { banglaDevice } from '../text/bangla';
import type { AdviceTexts, NoticeTexts } from './notice-texts';

/** What a subscriber can do about a failed download, in Bangla. */
export const BANGLA_ADVICE: AdviceTexts = {
  new_link: 'লিংকটি আর কাজ করে না: বটকে নতুন লিংক পাঠান।',
  other_region: 'ভিডিওটি এই অঞ্চলে পাওয়া যায় না: অন্য উৎস বেছে নিন।',
  plan: 'আপনার প্ল্যান বা ভিডিও শেষ: আগে প্ল্যান নবায়ন করুন।',
  folder: 'সেটিংসে জি-ড্রাইভ ফোল্ডারটি দেখে নিন।',
  again: 'বটকে আবার পাঠান; আবারও ব্যর্থ হলে সাপোর্টে লিখুন।',
};

const DIGITS = '০১২৩৪৫৬৭৮৯';
const digits = (value: number): string =>
  String(value).replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)));

/** Notices in Bangla. */
export const NOTICE_TEXTS_BN: NoticeTexts = {
  download_finished: ({ title }) => ({ title: 'ডাউনলোড শেষ হয়েছে', text: title }),
  downloads_finished: ({ files, title }) => ({
    title: `${digits(files)}টি ডাউনলোড শেষ হয়েছে`,
    text: `সর্বশেষ: ${title}`,
  }),
  download_failed: ({ title, advice }) => ({
    title: 'ডাউনলোড ব্যর্থ হয়েছে',
    text: `${title}। ${BANGLA_ADVICE[advice]}`,
  }),
  download_stalled: ({ title }) => ({
    title: 'ডাউনলোড থেমে আছে',
    text: `${title} এগোচ্ছে না। বট চেষ্টা চালিয়ে যাচ্ছে; আপনার কিছু করতে হবে না।`,
  }),
  plan_ending: ({ days }) => ({
    title: `আপনার প্ল্যান ${digits(days)} দিনে শেষ হবে`,
    text: 'এখনই নবায়ন করুন: নতুন দিন আগের দিনের সাথে যোগ হবে।',
  }),
  few_videos: ({ balance }) => ({
    title: `${digits(balance)}টি ভিডিও বাকি`,
    text: 'আরও ভিডিও পেতে প্ল্যান নবায়ন করুন।',
  }),
  payment_completed: ({ amount, plan }) => ({
    title: 'পেমেন্ট পাওয়া গেছে',
    text: `${planName({ name: plan }, 'bn')}-এর জন্য ৳${digits(amount)}। আপনার প্ল্যান চালু আছে।`,
  }),
  payment_waiting: ({ amount, reference }) => ({
    title: 'আপনার পেমেন্ট যাচাই হচ্ছে',
    text: `${reference}-এর ৳${digits(amount)} দেরিতে এসেছে। সাপোর্ট যাচাই করে প্ল্যান চালু করবে।`,
  }),
  payment_mismatched: ({ amount, reference }) => ({
    title: 'পেমেন্টের পরিমাণ মেলেনি',
    text: `${reference}-এর জন্য ৳${digits(amount)} এসেছে, যা সঠিক পরিমাণ নয়। সাপোর্টে লিখুন।`,
  }),
  offer: ({ message }) => ({ title: 'আপনার জন্য একটি অফার', text: message }),
  broadcast: ({ text }) => ({ title: 'সবার জন্য বার্তা', text }),
  new_sign_in: ({ device }) => ({
    title: 'নতুন সাইন ইন',
    text: `${device === null ? 'একটি অজানা ব্রাউজার' : banglaDevice(device)} থেকে আপনার অ্যাকাউন্টে সাইন ইন হয়েছে। আপনি না হলে পাসওয়ার্ড বদলান।`,
  }),
  account_frozen: () => ({
    title: 'আপনার অ্যাকাউন্ট স্থগিত',
    text: 'সাইন ইন ও ডাউনলোড বন্ধ আছে। সাপোর্টে লিখুন।',
  }),
  money_waiting: ({ payments }) => ({
    title: 'টাকা অপেক্ষায় আছে',
    text: `${digits(payments)}টি পেমেন্ট সিদ্ধান্তের অপেক্ষায়।`,
  }),
  relay_silent: ({ relay }) => ({
    title: 'একটি রিলে নীরব',
    text: `${relay} ১০ মিনিটের বেশি সময় ধরে সাড়া দেয়নি।`,
  }),
  backup_old: ({ hours }) => ({
    title: 'ব্যাকআপ পুরোনো',
    text: hours === null ? 'এখনও কোনো ব্যাকআপ নেই।' : `সর্বশেষটি ${digits(hours)} ঘণ্টা আগের।`,
  }),
  tasks_failing: ({ tasks }) => ({
    title: 'টাস্ক ব্যর্থ হচ্ছে',
    text: `শেষ ${digits(tasks)}টি টাস্কই ব্যর্থ হয়েছে।`,
  }),
};
