import type { Wording } from '@portal/ui';
import type { checkout as english } from '../en/checkout';

/** Texts of the checkout page. */
export const checkout: Wording<typeof english> = {
  title: 'প্রিমিয়াম প্ল্যান চালু করুন',
  plan: 'প্ল্যান',
  includes: 'যা থাকছে',
  forYou: 'আপনার জন্য',
  total: 'মোট দাম',
  activate: 'প্ল্যান চালু করুন',
  processing: 'প্রক্রিয়া চলছে...',
  unknownPlan: 'এই প্ল্যানটি নেই বা এখন আর বিক্রি হয় না।',
  otherUser: (userId) =>
    `এই চেকআউট অন্য একটি অ্যাকাউন্টের। আপনি ইউজার ${userId} হিসেবে সাইন ইন করে আছেন।`,
};
