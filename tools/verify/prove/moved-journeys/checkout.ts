import type { MovedJourney } from './moved-test';

const FOLDER = 'user-portal/src/features/checkout';
const PAGE = `${FOLDER}/checkout-page.tsx`;

export const checkout: MovedJourney = {
  journey: 'e2e/journeys/subscriber/checkout.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/checkout-page.spec.tsx`,
  tests: [
    {
      sentence:
        "title 'Premium Plan Activation'; plan name, included bot access, total price in BDT and INR, for each plan of the catalogue",
      test: "title 'Premium Plan Activation'",
      fault: {
        file: `${FOLDER}/checkout-facts.tsx`,
        from: 'buying.access[bot]',
        to: 'buying.access.drm',
      },
    },
    {
      sentence:
        'each plan of the catalogue opens its payment, and its order is to be paid as it was shown',
      test: 'opens its payment, and its order is of that plan',
      fault: {
        file: 'user-portal/src/shared/sales/purchase.ts',
        from: 'planId: plan.id',
        to: "planId: 'combo_7d'",
      },
    },
    {
      sentence:
        "an 'Activate Plan' button that reads 'Processing...' for 1.5 seconds and then opens a payment modal",
      test: "an 'Activate Plan' button that reads 'Processing...'",
      fault: {
        file: `${FOLDER}/use-activation.ts`,
        from: 'PROCESSING_MS = 1_500',
        to: 'PROCESSING_MS = 1_400',
      },
    },
    {
      sentence: 'an unknown planId shows an error view with a way to the plans',
      test: 'an unknown planId shows an error view',
      fault: {
        file: PAGE,
        from: 'plans.find(({ id }) => id === planId)',
        to: 'plans.find(({ id }) => id === planId) ?? plans[0]',
      },
    },
    {
      sentence:
        'a checkout of another account is refused: nobody pays for the account that happens to be signed in',
      test: 'a checkout of another account is refused',
      fault: {
        file: PAGE,
        from: 'parseUserId(userId) === user.userId',
        to: 'Number.parseInt(userId, 10) === user.userId',
      },
    },
    {
      sentence: 'the address works with and without its last slash',
      test: 'the address works with and without its last slash',
      fault: {
        file: 'user-portal/src/paths.ts',
        from: '/pay-id/:payId',
        to: '/pay-id/:payId/open',
      },
    },
    {
      sentence: 'a plan that cannot be loaded says so and can be tried again',
      test: 'a plan that cannot be loaded',
      fault: {
        file: 'user-portal/src/shared/sales/catalogue-gate.tsx',
        from: '(errorUpdateCount > 0 || isPaused) &&',
        to: 'isPaused &&',
      },
    },
  ],
};
