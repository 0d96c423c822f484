import {
  getOwnLoginHistory,
  getOwnSessions,
  redeemCode,
  setPassword,
  updateProfile,
  updateSettings,
} from '@portal/contracts';
import { fill, inOrder, press, pressNamed } from './actions';
import { user } from './samples';
import type { ScreenStates } from './screen-state';
import { fails, hangs, loses, refuses, says } from './service';
import { noDownloads, own } from './usual-cards';

/** The account, the profile and the passwords. */
export const ACCOUNT_STATES: ScreenStates = {
  account: { path: '/account' },
  'account-settings': { path: '/account#settings' },
  'account-payments': { path: '/account#payments' },
  'account-no-payments': { path: '/account#payments', replies: noDownloads },
  'account-sign-ins': { path: '/account#sign-ins' },
  'account-sign-ins-failed': {
    path: '/account#sign-ins',
    replies: [fails(getOwnSessions), fails(getOwnLoginHistory)],
  },
  'account-end-others': {
    path: '/account#sign-ins',
    actions: pressNamed(/^(Sign out everywhere else|অন্য সব জায়গা)/),
    ready: '[role=dialog]',
    onlyVisible: true,
  },
  'setting-saved': {
    path: '/account#settings',
    replies: [says(updateSettings, { updated: user({ videoFormat: 'mkv' }) })],
    actions: (page) => page.getByText('MKV', { exact: true }).first().click(),
    onlyVisible: true,
  },
  'setting-failed': {
    path: '/account#settings',
    replies: [loses(updateSettings)],
    actions: (page) => page.getByText('MKV', { exact: true }).first().click(),
    ready: '.toast',
    onlyVisible: true,
  },
  'settings-reset': {
    path: '/account#settings',
    actions: pressNamed(/^(Reset All Settings|সব সেটিংস রিসেট)/),
    ready: '[role=dialog]',
    onlyVisible: true,
  },
  'code-refused': {
    path: '/account#redeem',
    replies: [refuses(redeemCode, 'redeem-codes/not-found')],
    actions: inOrder(fill('#redeem input', 'ABCDEFGHJKLMNPQR'), press('#redeem [type=submit]')),
    onlyVisible: true,
  },
  'code-redeemed': {
    path: '/account#redeem',
    replies: [says(redeemCode, { updated: user(), granted: { days: 30, videos: 100 } })],
    actions: inOrder(fill('#redeem input', 'ABCDEFGHJKLMNPQR'), press('#redeem [type=submit]')),
    onlyVisible: true,
  },
  profile: { path: '/account-management' },
  'profile-refused': {
    path: '/account-management',
    actions: inOrder(fill('form input[name=email]', 'no-address'), press('form [type=submit]')),
  },
  'profile-busy': {
    path: '/account-management',
    replies: [hangs(updateProfile)],
    actions: inOrder(fill('form input[name=name]', 'Somebody Else'), press('form [type=submit]')),
  },
  'profile-delete-photo': {
    ...{ path: '/account-management', ...own({ profilePhotoUrl: '/uploads/none.webp' }) },
    actions: pressNamed(/^(Delete photo|ছবি মুছুন)/),
    ready: '[role=dialog]',
    onlyVisible: true,
  },
  'create-password': { path: '/create-password' },
  'change-password': { path: '/change-password' },
  'password-mismatch': {
    path: '/create-password',
    actions: inOrder(
      fill('form input[type=password]', 'long-enough-1'),
      fill('form input[type=password]', 'long-enough-2', 1),
      press('form [type=submit]'),
    ),
  },
  'password-saved': {
    isBrief: true,
    path: '/change-password',
    replies: [says(setPassword, { message: 'Password saved.' })],
    actions: inOrder(
      fill('form input[type=password]', 'long-enough-1'),
      fill('form input[type=password]', 'long-enough-1', 1),
      press('form [type=submit]'),
    ),
  },
};
