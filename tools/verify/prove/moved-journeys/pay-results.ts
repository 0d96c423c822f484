import type { MovedJourney } from './moved-test';

const FOLDER = 'user-portal/src/shared/sales/payment';

export const payResults: MovedJourney = {
  journey: 'e2e/journeys/subscriber/pay-results.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/result.spec.tsx`,
  tests: [
    {
      sentence:
        "failed_amount_mismatch: 'Payment Amount Mismatch' with a support link; what was to be paid and what came",
      test: "is 'Payment Amount Mismatch' with a support link",
      fault: {
        file: `${FOLDER}/mismatch-result.tsx`,
        from: "received === null ? null : money(received, 'BDT')",
        to: "money(order.amount, 'BDT')",
      },
    },
    {
      sentence: 'a mismatch without a configured support link still says whom to ask',
      test: 'without a configured support link',
      fault: {
        file: `${FOLDER}/support-link.tsx`,
        from: '<p>{payment.askSupport}</p>',
        to: 'null',
      },
    },
    {
      sentence:
        "expired, derived locally: pending a second before the end, 'Reference Code Expired' at it and after it",
      test: 'derived locally',
      fault: {
        file: `${FOLDER}/order-step.tsx`,
        from: 'watch.isOver ?',
        to: 'false ?',
      },
    },
    {
      sentence: 'an order that is over when its code comes shows 00:00 nowhere but the result',
      test: 'an order that is over when its code comes',
      fault: {
        file: `${FOLDER}/open-order.ts`,
        from: 'clockOffset(null, serverTime, Date.now())',
        to: 'null',
      },
    },
    {
      sentence: 'timed_out from the server is the same screen',
      test: 'timed_out from the server',
      fault: {
        file: `${FOLDER}/order-step.tsx`,
        from: "    case 'timed_out':\n      return <ExpiredResult order={order} watch={watch} onBack={onBack} />;\n",
        to: '',
      },
    },
    {
      sentence: 'late money: it arrived, support will decide, and nobody is asked to pay again',
      test: 'late money: it arrived',
      fault: {
        file: `${FOLDER}/expired-result.tsx`,
        from: 'if (payment?.isLate)',
        to: 'if (payment === undefined)',
      },
    },
    {
      sentence:
        'who has already paid an expired code can check it: money sent in time still counts',
      test: 'who has already paid an expired code',
      fault: { file: `${FOLDER}/sent-in-time.tsx`, from: '          ask();\n', to: '' },
    },
    {
      sentence: 'every result in Bangla',
      test: 'every result in Bangla',
      fault: {
        file: 'user-portal/src/shared/sales/texts/bn/payment.ts',
        from: "mismatchTitle: 'টাকার পরিমাণ মেলেনি'",
        to: "mismatchTitle: 'Payment Amount Mismatch'",
      },
    },
  ],
};
