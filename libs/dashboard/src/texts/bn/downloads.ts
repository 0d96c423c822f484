import { bangla, type Wording } from '@portal/ui';
import type { downloads as english } from '../en/downloads';

const range = (word: string, from: number | null, to: number | null): string[] =>
  from === null
    ? []
    : [`${word} ${[from, ...(to === null ? [] : [to])].map(bangla.digits).join('–')}`];

/** Texts of the numbers, the recent list and the list of services. */
export const downloads: Wording<typeof english> = {
  today: 'আজকের ডাউনলোড',
  total: 'মোট ডাউনলোড',
  recent: 'সাম্প্রতিক ডাউনলোড',
  recentEmpty: 'এখনো কোনো ডাউনলোড নেই। বট একটি শেষ করলেই এখানে দেখা যাবে।',
  viewAll: 'সব দেখুন',
  sameDay: 'আজ',
  yesterday: 'গতকাল',
  fileName: 'ফাইলের নাম',
  openIn: {
    telegram: 'টেলিগ্রামে খুলুন',
    gdrive: 'জি-ড্রাইভে খুলুন',
  },
  part: ({ season, lastSeason, episode, lastEpisode }) =>
    [...range('সিজন', season, lastSeason), ...range('পর্ব', episode, lastEpisode)].join(' · '),
  services: 'সার্ভিস অনুযায়ী ডাউনলোড',
  servicesHint: 'ইতিহাস দেখতে একটি সার্ভিস বেছে নিন।',
  servicesEmpty: 'এখনো কোনো ডাউনলোড নেই।',
  serviceCount: () => 'টি ডাউনলোড',
  openHistory: '। ডাউনলোডের ইতিহাস দেখুন',
};
