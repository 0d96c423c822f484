import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import ChartColumnBig from 'lucide-react/icons/chart-column-big';
import Clock from 'lucide-react/icons/clock';
import Crown from 'lucide-react/icons/crown';
import Gift from 'lucide-react/icons/gift';
import Inbox from 'lucide-react/icons/inbox';
import Layers from 'lucide-react/icons/layers';
import ListVideo from 'lucide-react/icons/list-video';
import LogIn from 'lucide-react/icons/log-in';
import Megaphone from 'lucide-react/icons/megaphone';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScrollText from 'lucide-react/icons/scroll-text';
import Store from 'lucide-react/icons/store';
import Tag from 'lucide-react/icons/tag';
import Ticket from 'lucide-react/icons/ticket';
import Trophy from 'lucide-react/icons/trophy';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import UserX from 'lucide-react/icons/user-x';
import WalletCards from 'lucide-react/icons/wallet-cards';
import type { ComponentType } from 'react';
import type { WaitingWork } from '@portal/contracts';
import { matchPath } from '@portal/router';
import { type AdminPermission, type AdminRole, roleMay } from '@portal/rules';
import { texts as auditTexts } from '../features/audit/texts';
import { texts as broadcastTexts } from '../features/broadcasts/texts';
import { texts as leaderboardTexts } from '../features/leaderboard/texts';
import { texts as loginHistoryTexts } from '../features/login-history/texts';
import { texts as redeemCodeTexts } from '../features/redeem-codes/texts';
import { texts as offerTexts } from '../features/offers/texts';
import { texts as queueTexts } from '../features/live-queue/texts';
import { texts as serviceDetailTexts } from '../features/service-details/texts';
import { texts as systemStatusTexts } from '../features/system-status/texts';
import { texts as priceListTexts } from '../features/price-lists/texts';
import { texts as paymentMethodTexts } from '../features/payment-methods/texts';
import { texts as paymentTexts } from '../features/payment-history/texts';
import { texts as paymentInboxTexts } from '../shared/payments/texts';
import { inboxCount } from '../shared/waiting/waiting-query';
import { texts as userManagerTexts } from '../features/user-manager/texts';
import { paths } from '../paths';
import { texts } from '../texts';
import { lazyTab } from './lazy-tab';

/** One tab of the dashboard. Its code is loaded when it is first opened. */
export interface AdminTab {
  /** Id of the tab in the address. */
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly Screen: ComponentType;
  /** The tab itself shows the user given in the address, so no dialog opens. */
  readonly managesUser?: true;
  /** Opens it after `g`. */
  readonly key: string;
  /** What waits there for somebody. The navigation shows the number. */
  readonly waits?: (work: WaitingWork) => number;
  /** The permission that a role needs to open it, when `read` is not enough. */
  readonly needs?: AdminPermission;
}

const analytics: AdminTab = {
  id: 'analytics',
  label: texts.analytics.title,
  key: 'a',
  icon: ChartColumnBig,
  Screen: lazyTab(
    texts.analytics.title,
    async () => (await import('../features/analytics/analytics-tab')).AnalyticsTab,
  ),
};

const systemStatus: AdminTab = {
  id: 'system-status',
  label: systemStatusTexts.title,
  key: 's',
  icon: Activity,
  waits: ({ silentRelays }) => silentRelays.length,
  Screen: lazyTab(
    systemStatusTexts.title,
    async () => (await import('../features/system-status/system-status-tab')).SystemStatusTab,
    true,
  ),
};

const liveQueue: AdminTab = {
  id: 'live-queue',
  label: queueTexts.title,
  key: 'q',
  icon: ListVideo,
  waits: ({ failedTasks }) => failedTasks.count,
  Screen: lazyTab(
    queueTexts.title,
    async () => (await import('../features/live-queue/live-queue-tab')).LiveQueueTab,
  ),
};

const broadcasts: AdminTab = {
  id: 'broadcasts',
  label: broadcastTexts.title,
  key: 'b',
  icon: Megaphone,
  Screen: lazyTab(
    broadcastTexts.title,
    async () => (await import('../features/broadcasts/broadcasts-tab')).BroadcastsTab,
  ),
};

const loginHistory: AdminTab = {
  id: 'login-history',
  label: loginHistoryTexts.title,
  key: 'l',
  icon: LogIn,
  Screen: lazyTab(
    loginHistoryTexts.title,
    async () => (await import('../features/login-history/login-history-tab')).LoginHistoryTab,
    true,
  ),
};

const userManager: AdminTab = {
  id: 'user-manager',
  label: userManagerTexts.title,
  key: 'm',
  icon: UserCog,
  managesUser: true,
  Screen: lazyTab(
    userManagerTexts.title,
    async () => (await import('../features/user-manager/user-manager-tab')).UserManagerTab,
  ),
};

const allUsers: AdminTab = {
  id: 'users',
  label: texts.lists.users,
  key: 'u',
  icon: Users,
  Screen: lazyTab(
    texts.lists.users,
    async () => (await import('../features/users/all-users-tab')).AllUsersTab,
  ),
};

const premiumUsers: AdminTab = {
  id: 'active',
  label: texts.lists.active,
  key: 'v',
  icon: Crown,
  Screen: lazyTab(
    texts.lists.active,
    async () => (await import('../features/user-list/user-list-tab')).PremiumUsersTab,
  ),
};

const expiringSoon: AdminTab = {
  id: 'expiring',
  label: texts.lists.expiring,
  key: 'e',
  icon: Clock,
  Screen: lazyTab(
    texts.lists.expiring,
    async () => (await import('../features/user-list/user-list-tab')).ExpiringSoonTab,
  ),
};

const realExpired: AdminTab = {
  id: 'real-expired',
  label: texts.lists.realExpired,
  key: 'x',
  icon: UserX,
  Screen: lazyTab(
    texts.lists.realExpired,
    async () => (await import('../features/real-expired/real-expired-tab')).RealExpiredTab,
  ),
};

const leaderboard: AdminTab = {
  id: 'leaderboard',
  label: texts.lists.leaderboard,
  key: 't',
  icon: Trophy,
  Screen: lazyTab(
    leaderboardTexts.title,
    async () => (await import('../features/leaderboard/leaderboard-tab')).LeaderboardTab,
  ),
};

const activeOffers: AdminTab = {
  id: 'offers',
  label: offerTexts.title,
  key: 'o',
  icon: Gift,
  Screen: lazyTab(
    offerTexts.title,
    async () => (await import('../features/offers/offers-tab')).OffersTab,
  ),
};

const redeemCodes: AdminTab = {
  id: 'redeem-codes',
  label: redeemCodeTexts.tab,
  key: 'c',
  icon: Ticket,
  Screen: lazyTab(
    redeemCodeTexts.title,
    async () => (await import('../features/redeem-codes/redeem-codes-tab')).RedeemCodesTab,
  ),
};

const paymentHistory: AdminTab = {
  id: 'payments',
  label: paymentTexts.title,
  key: 'p',
  icon: ReceiptText,
  Screen: lazyTab(
    paymentTexts.title,
    async () => (await import('../features/payment-history/payment-history-tab')).PaymentHistoryTab,
  ),
};

const paymentInbox: AdminTab = {
  id: 'payment-inbox',
  label: paymentInboxTexts.title,
  key: 'i',
  icon: Inbox,
  waits: inboxCount,
  needs: 'inbox',
  Screen: lazyTab(
    paymentInboxTexts.title,
    async () => (await import('../features/payment-inbox/payment-inbox-tab')).PaymentInboxTab,
  ),
};

const priceLists: AdminTab = {
  id: 'price-lists',
  label: priceListTexts.title,
  key: 'n',
  icon: Tag,
  Screen: lazyTab(
    priceListTexts.title,
    async () => (await import('../features/price-lists/price-lists-tab')).PriceListsTab,
    true,
  ),
};

const paymentMethods: AdminTab = {
  id: 'payment-methods',
  label: paymentMethodTexts.title,
  key: 'y',
  icon: WalletCards,
  Screen: lazyTab(
    paymentMethodTexts.title,
    async () => (await import('../features/payment-methods/payment-methods-tab')).PaymentMethodsTab,
    true,
  ),
};

const serviceDetails: AdminTab = {
  id: 'service-details',
  label: serviceDetailTexts.title,
  key: 'd',
  icon: Store,
  Screen: lazyTab(
    serviceDetailTexts.title,
    async () => (await import('../features/service-details/service-details-tab')).ServiceDetailsTab,
    true,
  ),
};

const bulkActions: AdminTab = {
  id: 'bulk-actions',
  label: texts.bulkActions,
  key: 'k',
  icon: Layers,
  needs: 'bulk',
  Screen: lazyTab(
    texts.bulkActions,
    async () => (await import('../features/bulk-actions/bulk-actions-tab')).BulkActionsTab,
  ),
};

const auditLog: AdminTab = {
  id: 'audit',
  label: auditTexts.title,
  key: 'r',
  icon: ScrollText,
  needs: 'audit',
  Screen: lazyTab(
    auditTexts.title,
    async () => (await import('../features/audit/audit-tab')).AuditTab,
    true,
  ),
};

/** Tabs of one kind of work. */
interface TabGroup {
  readonly id: keyof typeof texts.frame.groups;
  readonly tabs: readonly AdminTab[];
}

/**
 * The groups of the navigation. Names and order within a group are those of the specification; tabs that it
 * does not know come last. A new tab needs one line here.
 */
const TAB_GROUPS: readonly TabGroup[] = [
  { id: 'overview', tabs: [analytics, systemStatus, liveQueue] },
  {
    id: 'users',
    tabs: [
      userManager,
      allUsers,
      premiumUsers,
      expiringSoon,
      realExpired,
      leaderboard,
      bulkActions,
    ],
  },
  { id: 'money', tabs: [redeemCodes, paymentHistory, paymentInbox, priceLists, paymentMethods] },
  { id: 'messages', tabs: [broadcasts, activeOffers, serviceDetails] },
  { id: 'records', tabs: [loginHistory, auditLog] },
];

const ADMIN_TABS = TAB_GROUPS.flatMap(({ tabs }) => tabs);

/** The groups with the tabs that a role may open. Until the role is known, only tabs that every role may open. */
export function groupsFor(role: AdminRole | null): readonly TabGroup[] {
  const may = ({ needs }: AdminTab) => !needs || (role !== null && roleMay(role, needs));
  return TAB_GROUPS.map(({ id, tabs }) => ({ id, tabs: tabs.filter(may) }));
}

/** The tabs that a role may open, in the order of the navigation. */
export const tabsFor = (role: AdminRole | null): readonly AdminTab[] =>
  groupsFor(role).flatMap(({ tabs }) => tabs);

/** The tab given in the address. The first tab when there is none or it does not exist. */
export function findTab(id: string | null): AdminTab {
  return ADMIN_TABS.find((tab) => tab.id === id) ?? analytics;
}

/** The tab of an address. Null outside the dashboard and its records, for example in the view of a user. */
export function tabAt(pathname: string, id: string | null): AdminTab | null {
  if (matchPath(`${paths.records}/:userId`, pathname)) return userManager;
  return pathname === paths.dashboard ? findTab(id) : null;
}
