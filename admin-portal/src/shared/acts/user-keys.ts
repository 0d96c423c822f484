/** Cache keys of what an administrator reads; every list and figure begins with `admin`. */
export const adminKeys = {
  /** Everything, for invalidation: an act on one user can move every list. */
  all: ['admin'] as const,
  /** All of one user. */
  user: (userId: number) => ['admin', 'user', userId] as const,
  account: (userId: number) => ['admin', 'user', userId, 'account'] as const,
  stats: (userId: number) => ['admin', 'user', userId, 'stats'] as const,
  history: (userId: number) => ['admin', 'user', userId, 'history'] as const,
};
