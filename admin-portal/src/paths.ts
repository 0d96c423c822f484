/** Addresses of this portal's screens (spec admin.md §2). */
export const paths = {
  root: '/admin',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  userLogin: '/',
  /** One tab of the dashboard. */
  tab: (id: string) => `/admin/dashboard?tab=${encodeURIComponent(id)}`,
} as const;
