import type { Wording } from '@portal/ui';
import type { firstRun as english } from '../en/first-run';

/** Texts of the first steps of a subscriber. */
export const firstRun: Wording<typeof english> = {
  heading: 'প্রথম ভিডিওটি নিয়ে নিন',
  title: {
    openBot: 'বট খুলুন',
    choosePlan: 'প্ল্যান বেছে নিন বা কোড ব্যবহার করুন',
    sendLink: 'প্রথম লিংক পাঠান',
  },
  text: {
    openBot: 'বট আপনার জন্য ডাউনলোড করে এবং টেলিগ্রামে উত্তর দেয়।',
    choosePlan: 'প্ল্যান নিলে দিন ও ভিডিও পাবেন।',
    sendLink: 'সিনেমা বা পর্বের লিংক বটকে পাঠান। ডাউনলোডটি এখানে দেখা যাবে।',
  },
  done: '(হয়েছে)',
  openLink: 'টেলিগ্রামে খুলুন',
  redeem: 'আমার কাছে কোড আছে',
  qr: 'অথবা ফোন দিয়ে স্ক্যান করুন।',
  qrLabel: 'বটের QR কোড',
};
