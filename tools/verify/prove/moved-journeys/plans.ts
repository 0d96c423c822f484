import type { MovedJourney } from './moved-test';

const journey = 'e2e/journeys/subscriber/plans.spec.ts';
const before = 'd7661335';
const FOLDER = 'user-portal/src/features/plans';
const DESCRIBE = `${FOLDER}/describe-offer.ts`;
const SALE = `${FOLDER}/offer-sale.tsx`;

export const plans: readonly MovedJourney[] = [
  {
    ...{ journey, before },
    spec: `${FOLDER}/plans-page.spec.tsx`,
    tests: [
      {
        sentence:
          "heading 'Subscription Plans'; plan name, prices in BDT and INR, a 'Purchase Plan' button and a 'Back to Dashboard' link",
        test: "heading 'Subscription Plans'",
        fault: {
          file: 'user-portal/src/shared/sales/purchase.ts',
          from: 'priceInr: plan.price_inr',
          to: 'priceInr: null',
        },
      },
      {
        sentence:
          'below it the ten checkout plans by the bots they open, each with the way to its checkout',
        test: 'below it the ten checkout plans',
        fault: {
          file: 'user-portal/src/paths.ts',
          from: '/user/${userId}/pay-id/new/',
          to: '/user/${userId}/pay-id/',
        },
      },
      {
        sentence:
          "with no logged-in user: 'You must be logged in to purchase a plan.' and a 'Go to Login' link to /",
        test: "with no logged-in user: 'You must be logged in",
        fault: {
          file: 'user-portal/src/shared/sales/login-prompt.tsx',
          from: 'to={paths.login}',
          to: 'to={paths.plans}',
        },
      },
      {
        sentence: 'plans that cannot be loaded say so and can be tried again',
        test: 'plans that cannot be loaded say so',
        fault: {
          file: 'user-portal/src/shared/sales/catalogue-gate.tsx',
          from: 'onRetry={() => void refetch()}',
          to: 'onRetry={() => undefined}',
        },
      },
      {
        sentence:
          'Purchase Plan opens the payment of that plan, and orders nothing before a method is chosen',
        test: 'opens the payment of that plan',
        fault: {
          file: `${FOLDER}/plan-card.tsx`,
          from: 'onClick={() => onPurchase(purchase)}',
          to: 'onClick={() => onPurchase({ ...purchase, priceBdt: 0 })}',
        },
      },
      {
        sentence:
          'Purchase Plan with the keyboard alone: Enter opens the payment, Escape closes it, the focus returns',
        test: 'with the keyboard alone: Enter opens',
        fault: {
          file: `${FOLDER}/plans-page.tsx`,
          from: 'useCallback(() => setPurchase(null), [])',
          to: 'useCallback(() => undefined, [])',
        },
      },
    ],
  },
  {
    ...{ journey, before },
    spec: `${FOLDER}/special-plan.spec.tsx`,
    tests: [
      {
        sentence:
          "heading 'Your Special Discounted Plan'; the discounted plan gets ' ({value}% Off)' appended, the original price struck through",
        test: "heading 'Your Special Discounted Plan'",
        fault: {
          file: SALE,
          from: 'before={isCheaper ? { bdt: plan.price_bdt, inr: plan.price_inr } : null}',
          to: '',
        },
      },
      {
        sentence: 'an amount off is named and struck through like a percentage',
        test: 'an amount off is named',
        fault: {
          file: DESCRIBE,
          from: 'texts.amountOff(name, value)',
          to: 'texts.percentOff(name, value)',
        },
      },
      {
        sentence:
          'extra days cost the same: no price is struck through, and the page says how long it lasts',
        test: 'extra days cost the same',
        fault: { file: DESCRIBE, from: 'isCheaper: false', to: 'isCheaper: true' },
      },
      {
        sentence:
          "offer lookup failure: 'Offer not found or expired.' and a 'View Regular Plans' button",
        test: "'Offer not found or expired.' and a",
        fault: {
          file: 'user-portal/src/shared/sales/problem-card.tsx',
          from: 'to={paths.plans}',
          to: 'to={paths.offer}',
        },
      },
      {
        sentence: 'offer lookup failure: the server message, whatever it is',
        test: 'the server message, whatever it is',
        fault: {
          file: SALE,
          from: 'errorText(error, plans.offerFailed)',
          to: 'plans.offerFailed',
        },
      },
      {
        sentence:
          "on network failure 'Offer validation failed. Please check the link or contact support.'",
        test: "on network failure 'Offer validation failed.",
        fault: {
          file: SALE,
          from: 'error instanceof ConnectionError',
          to: '!(error instanceof ConnectionError)',
        },
      },
      {
        sentence: 'with no logged-in user the login prompt shows, and no offer is looked up',
        test: 'with no logged-in user the login prompt shows',
        fault: {
          file: `${FOLDER}/special-plan.tsx`,
          from: 'if (user) {\n    return <OfferSale userId={user.userId}',
          to: 'if (offerCode) {\n    return <OfferSale userId={user?.userId ?? 0}',
        },
      },
      {
        sentence: 'an offer that ends on the screen is asked for again, and is gone',
        test: 'an offer that ends on the screen',
        fault: { file: SALE, from: 'if (isOver) onOver();', to: '' },
      },
      {
        sentence: 'in Bangla: texts, numerals and the error by its code',
        test: 'in Bangla: texts',
        fault: {
          file: 'libs/dashboard/src/errors/bangla.ts',
          from: "'offers/not-found':",
          to: "'offers/gone':",
        },
      },
    ],
  },
  {
    journey: 'e2e/journeys/subscriber/pay.spec.ts',
    before,
    spec: `${FOLDER}/special-plan.spec.tsx`,
    tests: [
      {
        sentence: 'an offer that ends while one pays does not end the payment',
        test: 'an offer that ends while one pays',
        fault: {
          file: SALE,
          from: 'if (isOver) onOver();',
          to: 'if (isOver) { onOver(); onPurchase(null as never); }',
        },
      },
    ],
  },
];
