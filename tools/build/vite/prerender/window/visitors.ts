import type { CataloguePlanView, PageAudience, UserView } from '@portal/contracts';
import { DAY_MS, DEFAULT_SETTINGS } from '@portal/rules';
import { LOCAL_KEYS, SESSION_KEYS } from '@portal/session';

/** Somebody who looks at a page at some time. */
export interface PageVisitor {
  /** Null for everybody but subscribers. */
  readonly user: UserView | null;
  readonly isAdmin: boolean;
  /** What the clock says, in ms. */
  readonly now: number;
  /** The plan in addresses. */
  readonly planId?: string | undefined;
}

const MORNING = Date.UTC(2026, 0, 5, 3);
const NIGHT = Date.UTC(2027, 7, 21, 17);

const userAt = (now: number, own: Partial<UserView>): UserView => ({
  ...DEFAULT_SETTINGS,
  userId: 1,
  name: 'Sample User',
  email: null,
  profilePhotoUrl: '/default-avatar.png',
  isExpired: false,
  daysRemaining: 20,
  expiry: 30,
  start: new Date(now - 10 * DAY_MS).toISOString(),
  startDate: new Date(now - 10 * DAY_MS).toISOString(),
  expiryDate: new Date(now + 20 * DAY_MS).toISOString(),
  balance: 100,
  price: null,
  currency: null,
  activates: ['drm', 'notify'],
  isFrozen: false,
  createdAt: new Date(now - 10 * DAY_MS).toISOString(),
  ...own,
});

/** Two subscribers who differ in everything that a page may show of them. */
const USERS: readonly [UserView, UserView] = [
  userAt(MORNING, {}),
  userAt(NIGHT, {
    userId: 22_222_222,
    name: 'Another Sample User',
    email: 'somebody@example.com',
    daysRemaining: 1,
    expiry: 90,
    start: new Date(NIGHT - 89 * DAY_MS).toISOString(),
    startDate: new Date(NIGHT - 89 * DAY_MS).toISOString(),
    expiryDate: new Date(NIGHT + DAY_MS).toISOString(),
    balance: 900,
    price: 999,
    currency: 'BDT',
    activates: ['drm'],
  }),
];

/**
 * Visitors of a page. A page that needs a sign-in has two, and only what both see alike belongs to it; then the
 * time of the build does not change it either.
 */
export function visitorsOf(
  audience: PageAudience,
  plans: readonly CataloguePlanView[],
): readonly [PageVisitor, PageVisitor?] {
  const isAdmin = audience === 'administrator';
  if (audience === 'subscriber') {
    const [plan] = plans;
    // As many parts as the other plan has, so that the words around them are alike.
    const last = plans.findLast(({ activates }) => activates.length === plan?.activates.length);
    return [
      { user: USERS[0], isAdmin, now: MORNING, planId: plan?.id },
      { user: USERS[1], isAdmin, now: NIGHT, planId: last?.id },
    ];
  }
  const first: PageVisitor = { user: null, isAdmin, now: MORNING };
  return isAdmin ? [first, { ...first, now: NIGHT }] : [first];
}

/** The path by which a visitor comes to a screen. @param screen its route template. */
export const pathFor = (screen: string, { user, planId }: PageVisitor): string =>
  screen
    .replace(':userId', String(user?.userId))
    .replace(':planId', String(planId))
    .replaceAll(/:\w+/g, 'prerendered');

const RealDate = Date;

/** Stores who is signed in, and sets the clock of this window. */
export function become({ user, isAdmin, now }: PageVisitor): void {
  localStorage.setItem(LOCAL_KEYS.currentUser, JSON.stringify(user));
  sessionStorage.setItem(SESSION_KEYS.isAdminAuthenticated, String(isAdmin));
  globalThis.Date = class extends RealDate {
    constructor(...parts: unknown[]) {
      // eslint-disable-next-line -- Date takes one to seven values.
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }
    static override now(): number {
      return now;
    }
  } as DateConstructor;
}
