import { getCatalogue, getSession, getUser, loginWithPassword } from '@portal/contracts';
import { fill, inOrder, press, waitFor } from './actions';
import { catalogue } from './samples';
import type { ScreenStates } from './screen-state';
import { hangs, refuses, says } from './service';

const PASSWORD_TAB = press('[role=tab]', 1);
const noBot = { ...catalogue().brand, telegramBotName: null };
const CHECKOUT = '/checkout/combo_30d/user/1132754853/pay-id/new/';

/** The sign-in, and the pages that everybody may read. */
export const SIGN_IN_STATES: ScreenStates = {
  'login-password': { path: '/', user: null, actions: PASSWORD_TAB },
  'login-telegram': {
    path: '/',
    user: null,
    replies: [says(getCatalogue, catalogue({ brand: { ...noBot, hasTrialTelegram: true } }))],
    actions: press('[role=tab]'),
  },
  'login-telegram-unreachable': {
    path: '/',
    user: null,
    actions: inOrder(press('[role=tab]'), waitFor('[role=alert] svg')),
  },
  'login-no-telegram': {
    path: '/',
    user: null,
    replies: [says(getCatalogue, catalogue({ brand: noBot }))],
    actions: press('[role=tab]'),
  },
  'login-missing': {
    ...{ path: '/', user: null },
    actions: inOrder(PASSWORD_TAB, press('form [type=submit]')),
  },
  'login-wrong': {
    ...{
      path: '/',
      user: null,
      replies: [refuses(loginWithPassword, 'sessions/wrong-credentials')],
    },
    actions: inOrder(
      PASSWORD_TAB,
      fill('form input', '1132754853'),
      fill('form input', 'wrong-one', 1),
      press('form [type=submit]'),
    ),
  },
  'login-busy': {
    ...{ path: '/', user: null, replies: [hangs(loginWithPassword)] },
    actions: inOrder(
      PASSWORD_TAB,
      fill('form input', '1132754853'),
      fill('form input', 'a-password', 1),
      press('form [type=submit]'),
    ),
  },
  'login-to-checkout': { path: CHECKOUT, user: null },
  ...Object.fromEntries(
    (['frozen', 'ended-elsewhere', 'expired', 'password-changed'] as const).map((end) => [
      `login-${end}`,
      {
        path: '/dashboard',
        replies: [refuses(getUser, 'sessions/required'), says(getSession, { user: null, end })],
      },
    ]),
  ),
  privacy: { path: '/privacy-policy', user: null },
  terms: { path: '/terms-of-service' },
};
