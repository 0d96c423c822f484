/** Cache keys of all data in this portal. Every key starts with `admin`. */
export const adminKeys = {
  /** All data, for invalidation: an action on one user can change every list. */
  all: ['admin'] as const,
  /** One page of a list of users. The key contains every input of the request. */
  list: (call: string, query: object) => ['admin', 'users', call, query] as const,
  leaderboard: ['admin', 'users', 'leaderboard'] as const,
  /** Tags in use. */
  tags: ['admin', 'tags'] as const,
  /** All data of one user. */
  user: (userId: number) => ['admin', 'user', userId] as const,
  account: (userId: number) => ['admin', 'user', userId, 'account'] as const,
  stats: (userId: number) => ['admin', 'user', userId, 'stats'] as const,
  services: (userId: number) => ['admin', 'user', userId, 'services'] as const,
  downloads: (userId: number) => ['admin', 'user', userId, 'downloads'] as const,
  records: (userId: number) => ['admin', 'user', userId, 'records'] as const,
  notes: (userId: number) => ['admin', 'user', userId, 'notes'] as const,
  timeline: (userId: number, query: object) =>
    ['admin', 'user', userId, 'timeline', query] as const,
};
