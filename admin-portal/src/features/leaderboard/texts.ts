import { counted } from '@portal/ui';

/** Texts of the Top Downloaders tab. */
export const texts = {
  title: 'Top 10 Downloaders',
  downloads: (count: number) => counted(count, 'download'),
  empty: 'No leaderboard data available.',
  failed: 'Failed to fetch leaderboard.',
} as const;
