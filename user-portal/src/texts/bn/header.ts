import { bangla, type Wording } from '@portal/ui';
import type { header as english } from '../en/header';

/** Texts of the header of signed-in screens. */
export const header: Wording<typeof english> = {
  page: 'ড্যাশবোর্ড',
  profile: 'প্রোফাইল সম্পাদনা',
  signIns: 'সাইন ইন',
  menu: 'অ্যাকাউন্ট মেনু',
  appearance: 'চেহারা',
  // The number is a word of its own: who speaks to the screen says what the bell shows (WCAG 2.5.3).
  notices: (unread) => (unread ? `নোটিশ, পড়া হয়নি: ${unread}` : 'নোটিশ'),
  expired: 'মেয়াদ শেষ',
  daysLeft: (days) => `${bangla.count(days)} দিন বাকি`,
};
