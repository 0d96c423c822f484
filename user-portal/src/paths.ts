/** Addresses of this portal's screens (spec subscriber.md §2). */
export const paths = {
  login: '/',
  dashboard: '/dashboard',
} as const;
