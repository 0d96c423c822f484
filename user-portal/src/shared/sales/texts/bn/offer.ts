import type { Wording } from '@portal/ui';
import type { offer as english } from '../en/offer';

/** Texts of the offer page. */
export const offer: Wording<typeof english> = {
  title: 'আপনার অফার',
  viewDeal: 'ছাড়ের প্ল্যান দেখুন',
  viewPlans: 'প্ল্যান দেখুন',
  over: 'এই অফারের মেয়াদ শেষ।',
};
