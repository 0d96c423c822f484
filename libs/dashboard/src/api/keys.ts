/** Cache keys of everything the dashboard reads; each input of a request is in its key. */
export const dashboardKeys = {
  /** All of one user, for invalidation. */
  of: (userId: number) => ['dashboard', userId] as const,
  user: (userId: number) => ['dashboard', userId, 'user'] as const,
  stats: (userId: number) => ['dashboard', userId, 'stats'] as const,
  services: (userId: number) => ['dashboard', userId, 'services'] as const,
  history: (userId: number, service: string) => ['dashboard', userId, 'history', service] as const,
};
