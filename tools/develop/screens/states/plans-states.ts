import { getCatalogue, getOfferDetails, getUser, getUserOffer } from '@portal/contracts';
import { discount, newcomer } from './samples';
import type { ScreenStates } from './screen-state';
import { fails, hangs, loses, refuses, says } from './service';

const CHECKOUT = '/checkout/combo_30d/user/1132754853/pay-id/new/';

/** Plans, offers and the checkout. */
export const PLANS_STATES: ScreenStates = {
  plans: { path: '/plans' },
  'plans-newcomer': {
    ...{ path: '/plans', user: newcomer, replies: [says(getUser, { user: newcomer })] },
  },
  'plans-signed-out': { path: '/plans', user: null },
  'plans-failed': { path: '/plans', replies: [fails(getCatalogue)] },
  'plans-loading': { path: '/plans', isSlow: true, replies: [hangs(getCatalogue)] },
  'special-plan': { path: '/plans/SPRING2345' },
  'special-plan-unknown': {
    path: '/plans/SPRING2345',
    replies: [refuses(getOfferDetails, 'offers/not-found')],
  },
  'special-plan-offline': { path: '/plans/SPRING2345', replies: [loses(getOfferDetails)] },
  'special-plan-signed-out': {
    ...{ path: '/plans/SPRING2345', user: null },
  },
  offer: { path: '/offer', replies: [says(getUserOffer, { offer: discount })] },
  'offer-simple': {
    path: '/offer',
    replies: [
      says(getUserOffer, {
        offer: { isDiscount: false, message: '30 videos on top this week.', expiresAt: null },
      }),
    ],
  },
  'offer-none': { path: '/offer' },
  checkout: { path: CHECKOUT },
  'checkout-unknown': { path: CHECKOUT.replace('combo_30d', 'no_plan') },
  'checkout-of-another': { path: CHECKOUT.replace('1132754853', '42') },
};
