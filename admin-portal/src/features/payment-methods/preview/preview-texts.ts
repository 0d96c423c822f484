import type { Language, Wording } from '@portal/ui';

/** Texts of the preview: those that subscribers see. */
const en = {
  title: 'Select Payment Method',
  chooseIn: (method: string, menu: string) => `Choose ‘${menu}’ in ${method}.`,
  off: 'Not available right now.',
  from: (amount: string) => `Takes ${amount} or more.`,
  upTo: (amount: string) => `Takes ${amount} at most.`,
} as const;

const bn: Wording<typeof en> = {
  title: 'পেমেন্ট মাধ্যম বেছে নিন',
  chooseIn: (method, menu) => `${method} অ্যাপে ‘${menu}’ বেছে নিন।`,
  off: 'এখন পাওয়া যাচ্ছে না।',
  from: (amount) => `কমপক্ষে ${amount} নেওয়া যায়।`,
  upTo: (amount) => `সর্বোচ্চ ${amount} নেওয়া যায়।`,
};

/** By language. The preview needs both, whatever the language of the portal is. */
export const PREVIEW_TEXTS: Readonly<Record<Language, Wording<typeof en>>> = { en, bn };
