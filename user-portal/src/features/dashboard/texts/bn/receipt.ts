import { bangla, type Wording } from '@portal/ui';
import type { receipt as english } from '../en/receipt';

/** Texts of the receipt of a completed payment. */
export const receipt: Wording<typeof english> = {
  title: 'পেমেন্টের রসিদ',
  close: 'বন্ধ করুন',
  plan: 'প্ল্যান',
  days: 'যোগ হওয়া দিন',
  dayCount: (days) => `${bangla.count(days)} দিন`,
  videos: 'যোগ হওয়া ভিডিও',
  videoCount: (videos) => `${bangla.count(videos)}টি ভিডিও`,
  unlimited: 'আনলিমিটেড',
  amount: 'পরিশোধিত টাকা',
  priceList: 'মূল্যতালিকা',
  method: 'পেমেন্ট মাধ্যম',
  trxId: 'ট্রানজ্যাকশন আইডি',
  reference: 'রেফারেন্স কোড',
  paidAt: 'পরিশোধের সময়',
  userId: 'ইউজার আইডি',
  print: 'প্রিন্ট করুন',
  noun: 'রসিদ',
};
