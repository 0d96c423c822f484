import { adminKeys } from '../acts/user-keys';

/** Cache keys of the lists of users and of what their modal shows. */
export const userKeys = {
  /** One page of a list; every input of the request is in it. */
  list: (call: string, query: object) => [...adminKeys.all, 'users', call, query] as const,
  leaderboard: [...adminKeys.all, 'users', 'leaderboard'] as const,
  details: (userId: number) => [...adminKeys.user(userId), 'details'] as const,
  services: (userId: number) => [...adminKeys.user(userId), 'services'] as const,
  downloads: (userId: number) => [...adminKeys.user(userId), 'downloads'] as const,
};
