import { bangla, type Wording } from '@portal/ui';
import type { header as english } from '../en/header';

/** Texts of the dashboard's header. */
export const header: Wording<typeof english> = {
  page: 'ড্যাশবোর্ড',
  profile: 'প্রোফাইল সম্পাদনা',
  expired: 'মেয়াদ শেষ',
  daysLeft: (days) => `${bangla.count(days)} দিন বাকি`,
};
