import type { SeriesParts } from '@portal/rules';
import { english } from '@portal/ui';

const range = (mark: string, from: number | null, to: number | null): string[] =>
  from === null
    ? []
    : [[from, ...(to === null ? [] : [to])].map((n) => `${mark}${english.padded(n)}`).join('–')];

/** Texts of the numbers, the recent list and the list of services. */
export const downloads = {
  today: "Today's Downloads",
  total: 'Total Downloads',
  recent: 'Recent Downloads',
  recentEmpty: 'No downloads yet. They appear here as soon as the bot finishes one.',
  viewAll: 'View all',
  sameDay: 'Today',
  yesterday: 'Yesterday',
  fileName: 'File name',
  openIn: {
    telegram: 'Open in Telegram',
    gdrive: 'Open in G-Drive',
  },
  part: ({ season, lastSeason, episode, lastEpisode }: SeriesParts) =>
    [...range('S', season, lastSeason), ...range('E', episode, lastEpisode)].join(' · '),
  services: 'Downloads by Service',
  servicesHint: 'Choose a service to see its history.',
  servicesEmpty: 'No downloads yet.',
  serviceCount: (count: number) => (count === 1 ? ' download' : ' downloads'),
  openHistory: '. Show download history',
} as const;
