import type { Wording } from '@portal/ui';
import type { settings as english } from '../en/settings';

/** Texts of the Account Settings card. */
export const settings: Wording<typeof english> = {
  title: 'অ্যাকাউন্ট সেটিংস',
  saved: 'সেভ হয়েছে',
  saving: 'সেভ হচ্ছে…',
  choices: {
    videoFormat: 'ভিডিও ফরম্যাট',
    videoQuality: 'ভিডিও কোয়ালিটি',
    uploadMode: 'আপলোড মোড',
    uploadAs: 'যেভাবে আপলোড হবে',
  },
  folder: 'জি-ড্রাইভ ফোল্ডার আইডি',
  folderHint: 'আপলোড মোড জি-ড্রাইভ হলে ব্যবহৃত হয়।',
  folderSave: 'সেভ',
  folderSaved: 'জি-ড্রাইভ ফোল্ডার আইডি সেভ হয়েছে!',
  flags: {
    autoVideoSync: { label: 'অটো ভিডিও সিঙ্ক', hint: 'মাল্টি ডাউনলোড বন্ধ করে।' },
    multiDownloadEnabled: { label: 'মাল্টি ডাউনলোড', hint: 'অটো ভিডিও সিঙ্ক বন্ধ করে।' },
    retryEnabled: { label: 'পুনরায় চেষ্টা', hint: 'ব্যর্থ ডাউনলোড আবার চেষ্টা করে।' },
    remindersEnabled: {
      label: 'রিমাইন্ডার',
      hint: 'প্ল্যান শেষ হওয়ার ৭, ৩ ও ১ দিন আগে এবং ১০টি ভিডিও বাকি থাকলে বট বার্তা পাঠায়।',
    },
  },
  reset: 'সব সেটিংস রিসেট',
  resetDone: 'সব সেটিংস রিসেট হয়েছে।',
  resetTitle: 'আপনি কি নিশ্চিত?',
  resetText:
    'সব সেটিংস প্রাথমিক অবস্থায় ফিরে যাবে। এটি আর ফেরানো যাবে না। আপনার প্ল্যান ও মেয়াদ যেমন আছে তেমনই থাকবে।',
  resetCancel: 'বাতিল',
  resetConfirm: 'হ্যাঁ, রিসেট করুন',
  error: (message) => `ত্রুটি: ${message}`,
  connection: 'এপিআই কল ব্যর্থ হয়েছে।',
  labels: {
    mp4: 'MP4',
    mkv: 'MKV',
    telegram: 'টেলিগ্রাম',
    gdrive: 'জি-ড্রাইভ',
    video: 'ভিডিও',
    document: 'ডকুমেন্ট',
  },
};
