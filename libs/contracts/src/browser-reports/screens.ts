/** Route templates of all screens; logs and metrics contain only these and no real paths (OPS-33). */
export const SCREENS = [
  '/',
  '/dashboard',
  '/downloads',
  '/account',
  '/account-management',
  '/create-password',
  '/change-password',
  '/plans',
  '/plans/:offerCode',
  '/offer',
  '/checkout/:planId/user/:userId/pay-id/:payId',
  '/privacy-policy',
  '/terms-of-service',
  '/tg',
  '/enter',
  '/admin',
  '/admin/login',
  '/admin/dashboard',
  '/admin/send-offer',
  '/admin/manage/:userId',
  '/admin/payment/:paymentId',
  '/admin/user',
  '/admin/user/:userId',
] as const;

/** One of SCREENS, or `other`. */
export type Screen = (typeof SCREENS)[number] | 'other';

const PATTERNS = SCREENS.map((screen) => ({
  screen,
  pattern: new RegExp(`^${screen.replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** The route template of a path, without ids and codes. */
export function screenOf(pathname: string): Screen {
  return PATTERNS.find(({ pattern }) => pattern.test(pathname))?.screen ?? 'other';
}
