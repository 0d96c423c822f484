import type {
  AdminSessionResponse,
  BroadcastMessage,
  CatalogueResponse,
  DownloadsPoint,
  GetSessionResponse,
  GetUserResponse,
  ListUsersResponse,
  OfferView,
  OttStat,
  OverallStats,
  ServedContractsResponse,
  UserPaymentView,
  UserStats,
  UserTasksResponse,
  UserView,
} from '@portal/contracts';
import { SERVED_CONTRACTS } from '@portal/contracts';
import { DEFAULT_SETTINGS } from '@portal/rules';

import type { ApiAnswers } from './static-server';

const USER: UserView = {
  userId: 4711,
  name: 'Amina Rahman',
  email: null,
  profilePhotoUrl: '/default-avatar.png',
  isExpired: false,
  daysRemaining: 12,
  expiry: 30,
  start: '2026-01-01T00:00:00.000Z',
  startDate: '2026-01-01T00:00:00.000Z',
  expiryDate: '2026-01-31T00:00:00.000Z',
  balance: 42,
  price: 1500,
  currency: 'BDT',
  activates: ['drm'],
  isFrozen: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...DEFAULT_SETTINGS,
  retryEnabled: true,
};

const DOWNLOAD = {
  _id: '1',
  file_name: 'Example.S01E01.480p.mp4',
  download_date: '2026-01-18T10:00:00.000Z',
  ott_service: 'netflix',
};

const answer = <Payload extends object>(payload: Payload) => ({
  status: 200,
  body: { success: true, ...payload },
});

/** The mocked answers of the service during the measurement. */
export const ANSWERS: ApiAnswers = {
  'GET /api/session': answer<GetSessionResponse>({ user: USER, end: null }),
  'GET /api/admin/session': answer<AdminSessionResponse>({
    authenticated: true,
    actor: 'bench',
    role: 'owner',
  }),
  'GET /api/catalogue': answer<CatalogueResponse>({
    plans: [],
    offerPlans: [],
    paymentNumbers: [],
    brand: {
      name: 'Dhara',
      supportBotUrl: null,
      supportContactUrl: null,
      channelUrl: null,
      telegramBotName: null,
      telegramBotId: null,
      telegramWidgetUrl: null,
      hasTrialTelegram: false,
    },
  }),
  [`GET /api/user/${USER.userId}`]: answer<GetUserResponse>({ user: USER }),
  [`GET /api/user/${USER.userId}/stats`]: answer<{ stats: UserStats }>({
    stats: { todayDownloads: 3, totalDownloads: 128, recentDownloads: [DOWNLOAD] },
  }),
  [`GET /api/user/${USER.userId}/ott-stats`]: answer<{ stats: OttStat[] }>({
    stats: [{ name: 'netflix', value: 128 }],
  }),
  [`GET /api/user/${USER.userId}/offer`]: answer<{ offer: OfferView | null }>({ offer: null }),
  [`GET /api/user/${USER.userId}/tasks`]: answer<UserTasksResponse>({ tasks: [] }),
  [`GET /api/user/${USER.userId}/payments`]: answer<{ payments: UserPaymentView[] }>({
    payments: [],
  }),
  'GET /api/user/broadcast-message': answer<{ message: BroadcastMessage | null }>({
    message: null,
  }),
  'GET /api/contracts': answer<ServedContractsResponse>({
    contracts: [...SERVED_CONTRACTS],
    release: '0.1.0',
    commit: 'unknown',
  }),
  'GET /api/admin/users': answer<ListUsersResponse>({
    users: [],
    pagination: { currentPage: 1, totalPages: 1, totalRecords: 0 },
    counts: { all: 0, active: 0, expiring: 0, expired: 0 },
  }),
  'GET /api/admin/stats/downloads-over-time': answer<{ stats: DownloadsPoint[] }>({
    stats: Array.from({ length: 30 }, (_, day) => ({
      date: `2026-01-${String(day + 1).padStart(2, '0')}`,
      downloads: day,
    })),
  }),
  'GET /api/admin/stats/ott-popularity': answer<{ stats: OttStat[] }>({
    stats: [{ name: 'netflix', value: 128 }],
  }),
  'GET /api/admin/stats/overall': answer<{ stats: OverallStats }>({
    stats: { totalUsers: 50, totalDownloads: 128, totalRedeemCodes: 20, usedRedeemCodes: 4 },
  }),
};

/** A page whose first load is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** A text that appears only on the finished page. */
  readonly sign: string;
  /** Maximum gzip KiB of scripts; null: no budget for this page. */
  readonly budgetKiB: number | null;
  /** The user in the browser's storage: nobody, a subscriber, an administrator. */
  readonly visitor: 'nobody' | 'subscriber' | 'administrator';
}

/** The pages that have budgets. */
export const PAGES: readonly MeasuredPage[] = [
  { name: 'Login', path: '/', sign: 'Welcome back', budgetKiB: 190, visitor: 'nobody' },
  {
    name: 'Dashboard',
    path: '/dashboard',
    sign: 'Ready to download',
    budgetKiB: 233,
    visitor: 'subscriber',
  },
  {
    name: 'Admin login',
    path: '/admin/login',
    sign: 'Admin Access',
    budgetKiB: 225,
    visitor: 'nobody',
  },
  {
    name: 'All Users, no charts',
    path: '/admin/dashboard?tab=users',
    sign: 'No users found for this filter.',
    budgetKiB: 240,
    visitor: 'administrator',
  },
  {
    name: 'Admin dashboard, charts',
    path: '/admin/dashboard',
    sign: 'Total Users',
    budgetKiB: null,
    visitor: 'administrator',
  },
  { name: 'Plans', path: '/plans', sign: 'Plans', budgetKiB: 225, visitor: 'nobody' },
  {
    name: 'Privacy policy',
    path: '/privacy-policy',
    sign: 'Privacy Policy',
    budgetKiB: 225,
    visitor: 'nobody',
  },
];

/** Contents of the browser's storage per visitor, by storage and key. */
export const STORED = {
  nobody: { local: {}, session: {} },
  subscriber: { local: { currentUser: JSON.stringify(USER) }, session: {} },
  administrator: { local: {}, session: { isAdminAuthenticated: 'true' } },
} as const satisfies Record<MeasuredPage['visitor'], object>;
