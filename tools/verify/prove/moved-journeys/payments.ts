import type { MovedJourney } from './moved-test';

const before = 'd7661335';
const FOLDER = 'user-portal/src/features/dashboard/payments';
const FRAME = `${FOLDER}/payment-frame.tsx`;
const ROW = `${FOLDER}/payment-row.tsx`;
const CARD = `${FOLDER}/payments-card.tsx`;
const OPEN = `${FOLDER}/use-open-payment.ts`;
const FACTS = `${FOLDER}/receipt/use-receipt-facts.ts`;

export const payments: MovedJourney = {
  journey: 'e2e/journeys/subscriber/payments.spec.ts',
  before,
  spec: `${FOLDER}/payments-card.spec.tsx`,
  tests: [
    {
      sentence:
        'payments stand in a list, newest first: plan, amount, method, date, and the status in words',
      test: 'payments stand in a list',
      fault: {
        file: 'user-portal/src/shared/plan-name.ts',
        from: 'planNameBn: nameBn }) => planName({ name, nameBn }',
        to: "planNameBn: nameBn }) => planName({ name: '', nameBn }",
      },
    },
    {
      sentence: 'a payment by a method that is newer than the portal shows the id of the method',
      test: 'a payment by a method that is newer',
      fault: {
        file: 'libs/rules/src/payments/methods/payment-methods.ts',
        from: '.name[language] ?? id',
        to: ".name[language] ?? ''",
      },
    },
    {
      sentence: 'a failed payment tells what was to be paid and what came, with a support link',
      test: 'a failed payment tells',
      fault: {
        file: ROW,
        from: 'received === payment.amount',
        to: 'received !== payment.amount',
      },
    },
    {
      sentence:
        'a timed-out payment with late money says that it waits for support, and afterwards that support decided',
      test: 'a timed-out payment with late money',
      fault: {
        file: ROW,
        from: 'payment.isLate ? payments.late(came) : payments.lateDecided(came)',
        to: 'payments.late(came)',
      },
    },
    {
      sentence: 'without payments the card says where they come from',
      test: 'without payments the card says',
      fault: { file: CARD, from: 'data.length > 0 ?', to: 'data.length >= 0 ?' },
    },
    {
      sentence: 'a long list shows the newest and all on demand',
      test: 'a long list shows the newest',
      fault: {
        file: 'user-portal/src/features/dashboard/row-list.tsx',
        from: 'onClick={() => setIsOpen(true)}',
        to: 'onClick={() => setIsOpen(false)}',
      },
    },
    {
      sentence: 'payments that could not be loaded are only logged; the card offers another try',
      test: 'payments that could not be loaded',
      fault: {
        file: CARD,
        from: '<CardPlaceholder query={query} count={isBrief ? 1 : 2} height={isBrief ? 128 : 40} />',
        to: 'null',
      },
    },
    {
      sentence: 'in Bangla: words, numerals, dates and the time left',
      test: 'in Bangla: words',
      fault: {
        file: FRAME,
        from: 'formats.dateTime(payment.createdAt)',
        to: 'payment.createdAt',
      },
    },
  ],
};

export const paymentsResume: MovedJourney = {
  journey: 'e2e/journeys/subscriber/payments-resume.spec.ts',
  before,
  spec: `${FOLDER}/open-payment.spec.tsx`,
  tests: [
    {
      sentence:
        'a pending order shows the time it has left by the service, however wrong the device is',
      test: 'a pending order shows the time it has left',
      fault: {
        file: OPEN,
        from: 'useCountdown(expiresAt, offset)',
        to: 'useCountdown(expiresAt, 0)',
      },
    },
    {
      sentence: 'it ticks, and at 00:00 the order is timed out and the list is read anew',
      test: 'it ticks, and at 00:00',
      fault: { file: OPEN, from: 'const hasChanged = isOver ||', to: 'const hasChanged =' },
    },
    {
      sentence: 'an order that cannot be asked for keeps its row without a time',
      test: 'an order that cannot be asked for',
      fault: {
        file: 'libs/ui/src/time/minute-clock.tsx',
        from: "const UNKNOWN = '--:--'",
        to: "const UNKNOWN = '00:00'",
      },
    },
    {
      sentence:
        'resume opens the payment dialog of that order; all by keyboard, and the focus comes back',
      test: 'resume opens the payment dialog of that order',
      fault: {
        file: 'libs/ui/src/dialogs/dialog-frame.tsx',
        from: 'data-sheet={isSheet',
        to: 'disableRestoreFocus data-sheet={isSheet',
      },
    },
    {
      sentence: 'money that comes while the dialog is closed is noticed by the list',
      test: 'money that comes while the dialog is closed',
      fault: { file: OPEN, from: 'pollEvery(15_000)', to: 'pollEvery(150_000)' },
    },
  ],
};

export const paymentsReceipt: MovedJourney = {
  journey: 'e2e/journeys/subscriber/payments-receipt.spec.ts',
  before,
  spec: `${FOLDER}/receipt/receipt-dialog.spec.tsx`,
  tests: [
    {
      sentence:
        'a receipt tells plan, days and videos added, amount, method, transaction, code and time',
      test: 'a receipt tells plan',
      fault: {
        file: FACTS,
        from: 'payment.receivedAt ?? payment.createdAt',
        to: 'payment.createdAt',
      },
    },
    {
      sentence: '1000 videos read 1,000 videos',
      test: ' videos read ',
      fault: { file: FACTS, from: 'isUnlimited(count) ?', to: 'count >= 1_000 ?' },
    },
    {
      sentence: 'it is copied',
      test: 'it is copied line by line',
      fault: {
        file: `${FOLDER}/receipt/receipt-dialog-content.tsx`,
        from: ".join('\\n')",
        to: ".join(' ')",
      },
    },
    {
      sentence:
        'the print button prints; a file of it is named by the receipt, the page stays as it was',
      test: 'the print button prints',
      fault: {
        file: `${FOLDER}/receipt/use-print-title.ts`,
        from: 'document.title = shown;',
        to: '',
      },
    },
    {
      sentence: 'in Bangla: words and numerals',
      test: 'in Bangla: words and numerals',
      fault: {
        file: 'user-portal/src/features/dashboard/texts/bn/receipt.ts',
        from: 'টি ভিডিও`',
        to: ' videos`',
      },
    },
  ],
};
