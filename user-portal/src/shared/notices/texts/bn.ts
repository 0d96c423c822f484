import type { Wording } from '@portal/ui';
import type { texts as english } from './en';

/** Texts of the list of notices and of their preferences, in Bangla. */
export const texts: Wording<typeof english> = {
  title: 'নোটিশ',
  close: 'বন্ধ করুন',
  markAll: 'সব পড়া হয়েছে',
  preferences: 'নোটিশ বেছে নিন',
  unread: 'পড়া হয়নি:',
  more: 'পুরোনো নোটিশ দেখুন',
  empty: 'এখনও কোনো নোটিশ নেই। ডাউনলোড, পেমেন্ট ও প্ল্যানের খবর এখানে আসবে।',
  failed: 'নোটিশ আনা যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  panel: {
    title: 'নোটিশ',
    hint: 'কোন খবর কোথায় পাবেন।',
    saving: 'সংরক্ষণ হচ্ছে…',
    saved: 'সংরক্ষিত।',
    failed: 'সংরক্ষণ করা যায়নি।',
    kind: 'বিষয়',
    channels: { portal: 'এখানে', telegram: 'টেলিগ্রাম', push: 'ব্রাউজার' },
    groups: {
      money: 'পেমেন্ট',
      security: 'সাইন-ইন ও নিরাপত্তা',
      downloads: 'ডাউনলোড',
      plan: 'প্ল্যান ও বাকি ভিডিও',
      news: 'অফার ও বার্তা',
    },
    switch: (group, channel) => `${group}: ${channel}`,
    kept: 'পেমেন্ট ও নিরাপত্তার খবর সবসময় "এখানে" বা "টেলিগ্রামে" থাকে।',
    quiet: 'নীরব সময়',
    quietHint: (zone) =>
      `নিরাপত্তা ছাড়া টেলিগ্রাম ও ব্রাউজার এই সময় শেষ হওয়া পর্যন্ত অপেক্ষা করে। সময় ${zone} অনুযায়ী।`,
    from: 'শুরু',
    to: 'শেষ',
  },
};
