import type { MovedJourney } from './moved-test';

const journey = 'e2e/journeys/subscriber/pay.spec.ts';
const before = 'd7661335';
const FOLDER = 'user-portal/src/shared/sales/payment';
const NOTE = `${FOLDER}/use-forgotten-note.ts`;
const TRX = `${FOLDER}/use-submit-trx.ts`;

export const pay: readonly MovedJourney[] = [
  {
    ...{ journey, before },
    spec: `${FOLDER}/method-step.spec.tsx`,
    tests: [
      {
        sentence:
          'the order carries plan, offer code and method, and a key drawn once for the attempt',
        test: 'the order carries plan',
        fault: {
          file: `${FOLDER}/use-create-order.ts`,
          from: 'body: { userId, planId, offerCode, method,',
          to: 'body: { userId, planId, offerCode: null, method,',
        },
      },
      {
        sentence: 'the back arrow resets the method and the order',
        test: 'the back arrow resets',
        fault: {
          file: `${FOLDER}/payment-steps.tsx`,
          from: 'onBack={() => setOrder(null)}',
          to: 'onBack={() => undefined}',
        },
      },
    ],
  },
  {
    ...{ journey, before },
    spec: `${FOLDER}/reference-step.spec.tsx`,
    tests: [
      {
        sentence: 'a device clock that is 3 hours off does not matter to the countdown',
        test: 'hours off does not matter',
        fault: {
          file: 'libs/ui/src/time/use-countdown.ts',
          from: "Date.parse(expiresAt ?? '') - offsetMs",
          to: "Date.parse(expiresAt ?? '')",
        },
      },
      {
        sentence: 'reference code, amount and number are copied, and the copy is announced',
        test: 'reference code, amount and number are copied',
        fault: {
          file: `${FOLDER}/order-facts.tsx`,
          from: 'copied: String(order.amount)',
          to: "copied: money(order.amount, 'BDT')",
        },
      },
      {
        sentence:
          'in Bangla: texts, numerals of amount and time; code and number as they are typed',
        test: 'in Bangla: texts',
        fault: {
          file: `${FOLDER}/order-facts.tsx`,
          from: "shown: money(order.amount, 'BDT')",
          to: 'shown: String(order.amount)',
        },
      },
    ],
  },
  {
    ...{ journey, before },
    spec: `${FOLDER}/forgotten-note.spec.tsx`,
    tests: [
      {
        sentence: 'a forgotten note: it is folded until it is opened',
        test: 'a forgotten note: the form is folded',
        fault: { file: `${FOLDER}/forgotten-note.tsx`, from: 'hidden={!isOpen}', to: '' },
      },
      {
        sentence: 'a forgotten note: what cannot be a transaction id is not sent',
        test: 'what cannot be a transaction ID',
        fault: { file: NOTE, from: "refuse('trxId', payment.trxInvalid)", to: 'void refuse' },
      },
      {
        sentence: 'a forgotten note: neither are fewer, more or other than 4 digits',
        test: 'are no last 4 digits of a number',
        fault: { file: NOTE, from: 'refusal?.field === field', to: 'false' },
      },
      {
        sentence: 'a forgotten note: id in small letters and digits of a Bangla keyboard are noted',
        test: 'the digits of a Bangla keyboard',
        fault: { file: NOTE, from: 'normaliseSenderDigits(typed.digits)', to: 'typed.digits' },
      },
      {
        sentence: 'a forgotten note: after the message, the answer contains the result at once',
        test: 'money that came before its ID',
        fault: { file: TRX, from: 'onSuccess: onDecided,', to: '' },
      },
      {
        sentence: 'a forgotten note: money that was already used cannot be claimed again',
        test: 'an ID that is refused as',
        fault: {
          file: TRX,
          from: 'error ? errorText(error, payment.trxFailed) : null',
          to: 'null',
        },
      },
      {
        sentence: 'the last digits in Bangla',
        test: 'the last digits in Bangla',
        fault: {
          file: 'user-portal/src/shared/sales/texts/bn/payment.ts',
          from: "digitsInvalid: 'যে নম্বর থেকে টাকা দিয়েছেন তার শেষ ৪টি সংখ্যা লিখুন।'",
          to: "digitsInvalid: 'Please type the last 4 digits.'",
        },
      },
    ],
  },
];
