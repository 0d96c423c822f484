import type { Wording } from '@portal/ui';
import type { frame as english } from '../en/frame';

/** Texts that several screens share. */
export const frame: Wording<typeof english> = {
  theme: { title: 'থিম', light: 'লাইট', dark: 'ডার্ক', system: 'সিস্টেম' },
  language: 'ভাষা',
  skip: 'মূল অংশে যান',
  refresh: 'রিফ্রেশ',
  logout: 'লগ আউট',
  nav: {
    label: 'প্রধান মেনু',
    home: 'হোম',
    downloads: 'ডাউনলোড',
    plans: 'প্ল্যান',
    account: 'অ্যাকাউন্ট',
  },
};
