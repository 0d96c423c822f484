import { bangla, type Wording } from '@portal/ui';
import type { plans as english } from '../en/plans';

/** Texts of the plan page. */
export const plans: Wording<typeof english> = {
  title: 'সাবস্ক্রিপশন প্ল্যান',
  specialTitle: 'আপনার জন্য বিশেষ ছাড়ের প্ল্যান',
  purchase: 'প্ল্যান কিনুন',
  percentOff: (name, percent) => `${name} (${bangla.digits(percent)}% ছাড়)`,
  amountOff: (name, bdt) => `${name} (${bangla.money(bdt, 'BDT')} ছাড়)`,
  extraDays: (name, days) => `${name} (+${bangla.count(days)} দিন)`,
  days: (days) => `${bangla.count(days)} দিন`,
  daysWithExtra: (days, extra) =>
    `${bangla.count(days + extra)} দিন: ${bangla.count(days)} দিন ও বাড়তি ${bangla.count(extra)} দিন`,
  offerFailed: 'অফারটি যাচাই করা যায়নি। লিংকটি দেখে নিন বা সাপোর্টে যোগাযোগ করুন।',
  kinds: { drm: 'ডাউনলোড বট', notify: 'নোটিফিকেশন', both: 'দুটি বটই' },
  more: 'আরও প্ল্যান',
  moreText: 'যত দিন দরকার তত দিনের জন্য একবার দাম দিন। নিজে থেকে নবায়ন হয় না।',
};
