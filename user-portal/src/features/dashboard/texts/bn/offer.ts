import type { Wording } from '@portal/ui';
import type { offer as english } from '../en/offer';

/** Texts of the offer banner. */
export const offer: Wording<typeof english> = {
  region: 'আপনার অফার',
  view: 'অফার দেখুন',
  claim: 'অফার নিন',
  ends: 'অফার শেষ হতে বাকি',
  over: 'এই অফারের মেয়াদ শেষ।',
  viewPlans: 'প্ল্যান দেখুন',
  days: 'দিন',
  hours: 'ঘণ্টা',
  minutes: 'মিনিট',
  seconds: 'সেকেন্ড',
};
