import type { Wording } from '@portal/ui';
import type { buying as english } from '../en/buying';

/** Texts that the sales screens share. */
export const buying: Wording<typeof english> = {
  back: 'ড্যাশবোর্ডে ফিরুন',
  access: { drm: 'DRM বট অ্যাক্সেস', notify: 'নোটিফিকেশন বট অ্যাক্সেস' },
  priceBefore: 'আগের দাম',
  loginNeeded: 'প্ল্যান কিনতে আগে লগইন করতে হবে।',
  goToLogin: 'লগইনে যান',
  regularPlans: 'সাধারণ প্ল্যান দেখুন',
  connection: 'সার্ভারের সাথে সংযোগ করা যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  ends: 'অফার শেষ হতে বাকি',
  units: { days: 'দিন', hours: 'ঘণ্টা', minutes: 'মিনিট', seconds: 'সেকেন্ড' },
};
