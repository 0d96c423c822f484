import {
  getBroadcastMessage,
  getCatalogue,
  getOrderStatus,
  getSession,
  getUser,
  getUserOffer,
  getUserOttStats,
  getUserPayments,
  getUserStats,
  streamUserTasks,
  updateSettings,
} from '@portal/contracts';
import { statusOf } from '@portal/testing/samples';
import { press } from './actions';
import { inDays } from './instants';
import { discount, newcomer, openOrder, payments, user } from './samples';
import type { ScreenStates } from './screen-state';
import { fails, hangs, loses, says } from './service';
import { CARDS, noDownloads, own } from './usual-cards';

/** The dashboard. */
export const HOME_STATES: ScreenStates = {
  home: {
    path: '/dashboard',
    replies: [
      says(getUserOffer, { offer: discount }),
      says(updateSettings, { updated: user({ videoQuality: '720p' }) }),
    ],
  },
  'home-unlimited': { path: '/dashboard', ...own({ balance: 999_999 }) },
  'home-newcomer': {
    ...{ path: '/dashboard', user: newcomer },
    replies: [...noDownloads, says(getUser, { user: newcomer })],
  },
  'home-expired': {
    path: '/dashboard',
    ...own({ isExpired: true, daysRemaining: 0, balance: 0, expiryDate: inDays(-3) }),
  },
  'home-ending': { path: '/dashboard', ...own({ daysRemaining: 2, expiryDate: inDays(1.5) }) },
  'home-used-up': { path: '/dashboard', ...own({ balance: 0 }) },
  'home-notify': { path: '/dashboard', ...own({ balance: 0, activates: ['notify'] }) },
  'home-frozen': { path: '/dashboard', ...own({ isFrozen: true }) },
  'home-paying': {
    path: '/dashboard',
    replies: [
      says(getUserPayments, { payments: [openOrder, ...payments] }),
      says(getOrderStatus, statusOf(openOrder, 1_260_000)),
    ],
  },
  'home-simple-offer': {
    path: '/dashboard',
    replies: [
      says(getUserOffer, {
        offer: { isDiscount: false, message: '30 videos on top this week.', expiresAt: null },
      }),
    ],
  },
  'home-empty': { path: '/dashboard', replies: noDownloads },
  'home-loading': {
    ...{ path: '/dashboard', isSlow: true },
    replies: [...CARDS, getUserOffer, streamUserTasks, getCatalogue].map(hangs),
  },
  'home-failed': {
    path: '/dashboard',
    replies: [...CARDS, streamUserTasks].map(fails),
  },
  'home-slow': {
    path: '/dashboard',
    isSlow: true,
    replies: [hangs(getUserOttStats), hangs(getUserStats)],
    ready: '[data-connection=slow]',
    onlyVisible: true,
  },
  'home-service-away': {
    path: '/dashboard',
    replies: [...CARDS, getSession, streamUserTasks].map(loses),
    ready: '[data-connection=away]',
    onlyVisible: true,
  },
  'home-offline': {
    path: '/dashboard',
    actions: async (page) => {
      await page.context().setOffline(true);
      await page.locator('[data-connection=offline]').waitFor();
    },
    onlyVisible: true,
  },
  'home-menu': {
    path: '/dashboard',
    actions: press('header button[aria-haspopup=menu]'),
    onlyVisible: true,
  },
  'home-all-open': {
    opensByScript: true,
    path: '/dashboard',
    actions: (page) =>
      page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      }),
  },
  'home-broadcast': {
    path: '/dashboard',
    replies: [
      says(getUserOffer, { offer: discount }),
      says(getBroadcastMessage, {
        message: {
          _id: 'b1',
          text: 'The bot was moved to a faster machine tonight. News: www.example.com/dhara and https://t.me/dhara_news',
        },
      }),
    ],
    ready: '[role=dialog]',
    onlyVisible: true,
  },
  'home-portal-missing': { path: '/dashboard', away: 'portal', ready: '.portal-panel' },
  'offline-page': { path: '/dashboard', away: 'device' },
  'away-page': { path: '/dashboard', away: 'service' },
};
