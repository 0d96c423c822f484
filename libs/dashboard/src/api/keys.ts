/** Cache keys of everything a dashboard reads; each input of a request is in its key. */
export const dashboardKeys = {
  /** Data of all users, for invalidation after many users have changed. */
  all: ['dashboard'] as const,
  /** All data of one user, for invalidation. */
  of: (userId: number) => ['dashboard', userId] as const,
  user: (userId: number) => ['dashboard', userId, 'user'] as const,
  stats: (userId: number) => ['dashboard', userId, 'stats'] as const,
  services: (userId: number) => ['dashboard', userId, 'services'] as const,
  /** Downloads of one service, or of all services with null. */
  history: (userId: number, service: string | null) =>
    ['dashboard', userId, 'history', service] as const,
  offer: (userId: number) => ['dashboard', userId, 'offer'] as const,
  tasks: (userId: number) => ['dashboard', userId, 'tasks'] as const,
  payments: (userId: number) => ['dashboard', userId, 'payments'] as const,
};
