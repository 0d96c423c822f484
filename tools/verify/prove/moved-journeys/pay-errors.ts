import type { MovedJourney } from './moved-test';

const journey = 'e2e/journeys/subscriber/pay-errors.spec.ts';
const before = 'd7661335';
const FOLDER = 'user-portal/src/shared/sales/payment';
const CREATE = `${FOLDER}/use-create-order.ts`;
const CARD = `${FOLDER}/method-card.tsx`;
const QUERY = `${FOLDER}/order-query.ts`;
const WATCH = `${FOLDER}/use-order-watch.ts`;
const TRX = `${FOLDER}/use-submit-trx.ts`;

export const payErrors: readonly MovedJourney[] = [
  {
    ...{ journey, before },
    spec: `${FOLDER}/method-step.spec.tsx`,
    tests: [
      {
        sentence: 'the server message; the payment method selection resets',
        test: 'shows the server message, and the payment method selection resets',
        fault: {
          file: CREATE,
          from: 'error ? errorText(error, payment.createFailed) : null',
          to: 'error ? payment.createFailed : null',
        },
      },
      {
        sentence:
          "'Failed to create payment order.' on network error; the selection resets and another try works",
        test: "says 'Failed to create payment order.' on a network error",
        fault: {
          file: CREATE,
          from: 'errorText(error, payment.createFailed)',
          to: 'errorText(error, payment.checkFailed)',
        },
      },
      {
        sentence: 'the server message in Bangla',
        test: 'shows the server message in Bangla',
        fault: {
          file: 'libs/dashboard/src/errors/bangla.ts',
          from: "'payments/method-missing':",
          to: "'payments/method-gone':",
        },
      },
      {
        sentence:
          'while the order is made the chosen card says so, and a second press orders nothing',
        test: 'while the order is made',
        fault: { file: CARD, from: "aria-busy={state === 'busy'}", to: 'aria-busy={false}' },
      },
      {
        sentence: 'a fourth open payment is refused, with the way to the open ones',
        test: 'as the fourth open payment',
        fault: {
          file: CREATE,
          from: 'isRefusal(error, TOO_MANY_OPEN)',
          to: 'false',
        },
      },
      {
        sentence:
          "a method without a number is shown but cannot be chosen: 'Not available right now.'",
        test: 'one without a number is shown',
        fault: { file: CARD, from: 'const isOff = refusal !== null || ', to: 'const isOff = ' },
      },
      {
        sentence:
          'methods beyond bKash and Nagad are shown once they have a number, unknown ones never',
        test: 'beyond bKash and Nagad',
        fault: {
          file: 'libs/rules/src/payments/methods/payment-methods.ts',
          from: '!METHODS[id].isOptional || hasNumber(id, numbers));',
          to: '!METHODS[id].isOptional);',
        },
      },
      {
        sentence: 'without any number nothing can be chosen, and support is shown',
        test: 'without any number nothing can be chosen',
        fault: {
          file: `${FOLDER}/method-step.tsx`,
          from: 'isKnown && methods.every((method) => refusalOf(method) !== null)',
          to: 'isKnown && methods.length === 0',
        },
      },
    ],
  },
  {
    ...{ journey, before },
    spec: `${FOLDER}/order-watch.spec.tsx`,
    tests: [
      {
        sentence: 'polling: every 4 seconds while pending; it stops on a non-pending result',
        test: 'every 4 seconds while pending',
        fault: { file: QUERY, from: 'POLL_MS = 4_000', to: 'POLL_MS = 3_900' },
      },
      {
        sentence: 'polling: it stops on expiry',
        test: 'it stops on expiry',
        fault: { file: WATCH, from: 'enabled: !isOver', to: 'enabled: true' },
      },
      {
        sentence: "polling: it stops on a polling error and says so; 'Check again' goes on",
        test: 'it stops on a polling error',
        fault: {
          file: QUERY,
          from: "state.status === 'success' && state.data",
          to: 'state.data',
        },
      },
      {
        sentence: 'polling: a polling error looks sound',
        test: 'a polling error is accessible',
        fault: {
          file: `${FOLDER}/waiting.tsx`,
          from: '<p>{errorText(error, payment.checkFailed)}</p>',
          to: '',
        },
      },
      {
        sentence: 'polling: it pauses in a hidden tab and asks at once when the tab is seen again',
        test: 'it pauses in a hidden tab',
        fault: {
          file: QUERY,
          from: 'refetchInterval: (query: Asked)',
          to: 'refetchIntervalInBackground: true, refetchInterval: (query: Asked)',
        },
      },
      {
        sentence: 'polling: a slow answer is never overtaken by a second request',
        test: 'a slow answer is never overtaken',
        fault: {
          file: WATCH,
          from: 'const { data, dataUpdatedAt, refetch } = query;',
          to: 'const { data, dataUpdatedAt, refetch } = query; useState(() => setInterval(() => void refetch(), 4_000));',
        },
      },
    ],
  },
  {
    ...{ journey, before },
    spec: `${FOLDER}/forgotten-note.spec.tsx`,
    tests: [
      {
        sentence: 'a transaction id that is refused: the text of its code',
        test: 'an ID that is refused as',
        fault: {
          file: TRX,
          from: 'errorText(error, payment.trxFailed)',
          to: 'payment.trxFailed',
        },
      },
      {
        sentence: 'a transaction id that does not reach the server',
        test: 'an ID that does not reach the server',
        fault: {
          file: TRX,
          from: 'errorText(error, payment.trxFailed)',
          to: 'errorText(error, payment.trxInvalid)',
        },
      },
    ],
  },
];
