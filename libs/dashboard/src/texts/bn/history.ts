import { bangla, type Wording } from '@portal/ui';
import type { history as english } from '../en/history';

/** Texts of the Download History modal. */
export const history: Wording<typeof english> = {
  title: 'ডাউনলোডের ইতিহাস',
  close: 'বন্ধ করুন',
  loading: 'ইতিহাস আসছে…',
  empty: (service) => `${service}-এর কোনো ইতিহাস পাওয়া যায়নি।`,
  failed: 'ইতিহাস দেখানো যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  emptyAll: 'এখনো কোনো ডাউনলোড নেই। বট একটি শেষ করলেই এখানে দেখা যাবে।',
  allServices: 'সব সার্ভিস',
  count: (count) => `${bangla.count(count)}টি ডাউনলোড`,
  search: 'খুঁজুন',
  notFound: (search) => `“${search}” নামে কোনো ডাউনলোড নেই।`,
  list: 'দিন অনুযায়ী ডাউনলোড',
};
