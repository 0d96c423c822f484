import { bangla, type Wording } from '@portal/ui';
import type { hero as english } from '../en/hero';

/** Texts of the status: what the subscriber has, and what to do now. */
export const hero: Wording<typeof english> = {
  title: {
    frozen: 'আপনার অ্যাকাউন্ট স্থগিত আছে',
    paying: 'পেমেন্ট শেষ করুন',
    newcomer: 'স্বাগতম! প্রথম ভিডিওটি নিয়ে নিন',
    expired: 'আপনার প্ল্যানের মেয়াদ শেষ',
    usedUp: 'আপনার সব ভিডিও ব্যবহার হয়ে গেছে',
    ending: 'আপনার প্ল্যান শীঘ্রই শেষ হবে',
    notifying: 'আপনার নোটিফিকেশন চালু আছে',
    active: 'ডাউনলোডের জন্য প্রস্তুত',
  },
  action: {
    contactSupport: 'সাপোর্টে যোগাযোগ',
    resumePayment: 'পেমেন্ট চালিয়ে যান',
    choosePlan: 'প্ল্যান বেছে নিন',
    renew: 'নবায়ন করুন',
    openBot: 'বট খুলুন',
  },
  daysLeft: () => 'দিন বাকি',
  videosLeft: () => 'ভিডিও বাকি',
  unlimited: 'আনলিমিটেড',
  noVideos: 'নোটিফিকেশন',
  noVideosText: 'ভিডিও ছাড়া',
  notifying: 'ভিডিও ডাউনলোডও করতে ডাউনলোড বট আছে এমন প্ল্যান নিন।',
  today: (time) => `আজ ${time}`,
  tomorrow: (time) => `আগামীকাল ${time}`,
  ends: (end) => `শেষ হবে: ${end}।`,
  ended: (end) => `শেষ হয়েছে: ${end}। আবার ডাউনলোড করতে নবায়ন করুন।`,
  usedUp: (end) => `প্ল্যান চলবে: ${end} পর্যন্ত, কিন্তু কোনো ভিডিও বাকি নেই।`,
  pace: (days) =>
    days < 1
      ? 'এভাবে চললে ভিডিওগুলো এক দিনেরও কম চলবে।'
      : `এভাবে চললে ভিডিওগুলো আনুমানিক ${bangla.count(days)} দিন চলবে।`,
  paying: (amount, plan) => `${plan} প্ল্যানের ${amount} এখনো আসেনি।`,
  frozen: 'ডাউনলোড বন্ধ আছে। সাপোর্টে যোগাযোগ করুন।',
};
