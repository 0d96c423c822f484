import { bangla, type Wording } from '@portal/ui';
import type { plan as english } from '../en/plan';

/** Texts of the plan card. */
export const plan: Wording<typeof english> = {
  title: 'প্ল্যানের বিবরণ',
  balance: 'ব্যালেন্স',
  duration: 'মেয়াদ',
  start: 'শুরুর তারিখ',
  expiry: 'শেষের তারিখ',
  price: 'মূল্য',
  noPrice: '—',
  timeLeft: 'বাকি সময়',
  videos: () => 'ভিডিও',
  unlimited: 'আনলিমিটেড',
  days: () => 'দিন',
  pace: (videos, days) =>
    days < 1
      ? `${bangla.count(videos)}টি ভিডিও বাকি, এক দিনেরও কম চলবে।`
      : `${bangla.count(videos)}টি ভিডিও বাকি, আনুমানিক ${bangla.count(days)} দিন চলবে।`,
  used: 'প্ল্যানের কাউন্টডাউন',
  usedPercent: (percent) => `${bangla.count(percent)}% ব্যবহৃত`,
  left: (days) => `${bangla.count(days)} দিন বাকি`,
  none: 'এখনো কোনো প্ল্যান নেই',
  status: { Active: 'সক্রিয়', 'Expiring Soon': 'শীঘ্রই শেষ', Expired: 'মেয়াদ শেষ' },
  length: (days) => `${bangla.count(days)} দিন`,
  frozen: 'এই অ্যাকাউন্ট স্থগিত আছে। ডাউনলোড বন্ধ; সহায়তার জন্য যোগাযোগ করুন।',
};
