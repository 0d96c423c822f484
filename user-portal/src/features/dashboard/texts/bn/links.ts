import type { Wording } from '@portal/ui';
import type { links as english } from '../en/links';

/** Texts of the cards with links. */
export const links: Wording<typeof english> = {
  plans: 'প্ল্যান দেখুন',
  plansText: 'নবায়ন করুন, বা আপনার জন্য আরও মানানসই প্ল্যান বেছে নিন।',
  profile: 'প্রোফাইল',
  noEmail: 'এখনো কোনো ইমেইল দেওয়া হয়নি',
  manageProfile: 'প্রোফাইল সম্পাদনা',
  about: 'পরিচিতি ও যোগাযোগ',
  aboutText: (brand) => `প্ল্যান বা ডাউনলোড নিয়ে প্রশ্ন আছে? ${brand} সাহায্য করতে প্রস্তুত।`,
  supportBot: 'সাপোর্ট বট',
  supportContact: 'সাপোর্টে যোগাযোগ',
  channel: 'খবরের চ্যানেল',
  noContact: 'এখানে যোগাযোগের লিংক এখনো দেওয়া হয়নি।',
  legal: 'আইনি তথ্য',
  privacy: 'গোপনীয়তা নীতি',
  terms: 'সেবার শর্তাবলি',
};
