import { bangla, type Wording } from '@portal/ui';
import type { buying as english } from '../en/buying';

/** Texts that the sales screens share. */
export const buying: Wording<typeof english> = {
  back: 'ড্যাশবোর্ডে ফিরুন',
  access: { drm: 'DRM বট অ্যাক্সেস', notify: 'নোটিফিকেশন বট অ্যাক্সেস' },
  about: {
    drm: 'ডাউনলোড বট: স্ট্রিমিং সার্ভিসের লিংক পাঠালে বটটি আপনার জন্য ভিডিও ডাউনলোড করে, ১০৮০পি পর্যন্ত যেকোনো মানে।',
    notify: 'টেলিগ্রামে আপনাকে নোটিফিকেশন পাঠায়। কোনো ভিডিও ডাউনলোড করে না।',
  },
  videos: (count) => `${bangla.count(count)}টি ভিডিও`,
  unlimitedVideos: 'আনলিমিটেড ভিডিও',
  noVideos: 'ভিডিও নেই',
  perDay: (bdt) => `দিনে ${bangla.money(bdt, 'BDT')}`,
  usual: 'প্রচলিত পছন্দ',
  outside: 'ব্রাউজারে চালিয়ে যান। সেখানে আপনি সাইন ইন করা আছেন।',
  outsideFailed: 'ব্রাউজার খোলা গেল না। আবার চেষ্টা করুন।',
  sameAs: (name) => `${name}-এ যা আছে, এতেও তা-ই।`,
  adds: (days, date) => `${bangla.count(days)} দিন যোগ হবে, শেষ হবে ${date}।`,
  starts: (date) => `টাকা দিলেই শুরু, শেষ হবে ${date}।`,
  opens: { drm: 'ডাউনলোড বটও চালু হবে।', notify: 'নোটিফিকেশন বটও চালু হবে।' },
  planRuns: (date) => `আপনার প্ল্যান শেষ হবে ${date}। এখন যা কিনবেন তা এর সাথে যোগ হবে।`,
  planEnded: (date) => `আপনার প্ল্যান ${date} তারিখে শেষ হয়েছে। টাকা দিলেই নতুন প্ল্যান শুরু হবে।`,
  planNone: 'আপনার এখনো কোনো প্ল্যান নেই। টাকা দিলেই শুরু হবে।',
  priceBefore: 'আগের দাম',
  loginNeeded: 'প্ল্যান কিনতে আগে লগইন করতে হবে।',
  goToLogin: 'লগইনে যান',
  regularPlans: 'সাধারণ প্ল্যান দেখুন',
  connection: 'সার্ভারের সাথে সংযোগ করা যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  ends: 'অফার শেষ হতে বাকি',
  units: { days: 'দিন', hours: 'ঘণ্টা', minutes: 'মিনিট', seconds: 'সেকেন্ড' },
};
