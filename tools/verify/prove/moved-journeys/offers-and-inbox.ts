import type { MovedJourney } from './moved-test';

const OFFERS = 'admin-portal/src/features/offers';
const HEADER = 'admin-portal/src/features/header';
const INBOX = 'admin-portal/src/features/payment-inbox';
const PAYMENTS = 'admin-portal/src/shared/payments';

export const offers: MovedJourney = {
  journey: 'e2e/journeys/admin/offers.spec.ts',
  before: 'd7661335',
  spec: `${OFFERS}/offers.spec.tsx`,
  tests: [
    {
      sentence:
        "the Simple Offer page: 'Please fill all the required fields.', 'This is not a valid User ID.', 'Failed to send offer.'",
      test: 'says what is missing or wrong',
      fault: {
        file: `${OFFERS}/use-send-offer.ts`,
        from: "{ name: 'message', text: sendTexts.missing }",
        to: "{ name: 'userId', text: sendTexts.missing }",
      },
    },
    {
      sentence: 'on success it redirects to /admin/dashboard after 2 seconds',
      test: 'on success redirects',
      fault: {
        file: `${OFFERS}/use-send-offer.ts`,
        from: 'REDIRECT_MS = 2_000',
        to: 'REDIRECT_MS = 900',
      },
    },
    {
      sentence: 'Active Offers shows User, Message, Sent At and Actions, and has pages',
      test: 'shows User, Message, Sent At',
      fault: {
        file: `${OFFERS}/offers-table.tsx`,
        from: 'expiresAt !== null &&',
        to: 'expiresAt === null &&',
      },
    },
    {
      sentence: "Remove asks; 'Failed to remove offer.', then 'Offer removed!'",
      test: 'an offer is removed after',
      fault: { file: `${OFFERS}/remove-offer.tsx`, from: 'failed: texts.removeFailed,', to: '' },
    },
    {
      sentence: 'Active Offers may be empty or fail',
      test: 'may be empty or fail',
      fault: {
        file: `${OFFERS}/offers-tab.tsx`,
        from: 'offers.length === 0',
        to: 'offers.length > 99',
      },
    },
  ],
};

export const createOffer: MovedJourney = {
  journey: 'e2e/journeys/admin/offers.spec.ts',
  before: 'd7661335',
  spec: `${HEADER}/header-dialogs.spec.tsx`,
  tests: [
    {
      sentence: 'Create Offer: percentage type, value 10, expires in 7 days',
      test: "'Create a Flexible Offer'",
      fault: {
        file: `${HEADER}/use-create-offer.ts`,
        from: "value: '10', expiryDays: '7'",
        to: "value: '7', expiryDays: '10'",
      },
    },
    {
      sentence: 'all are required',
      test: "'Create a Flexible Offer'",
      fault: {
        file: `${HEADER}/use-create-offer.ts`,
        from: "['userId', 'planId', 'value', 'expiryDays']",
        to: "['userId', 'planId', 'value']",
      },
    },
  ],
};

export const header: MovedJourney = {
  journey: 'e2e/journeys/admin/header.spec.ts',
  before: 'd7661335',
  spec: `${HEADER}/header-dialogs.spec.tsx`,
  tests: [
    {
      sentence: "Find User: an empty entry gives 'Please enter a User ID.'",
      test: 'an empty entry gives',
      fault: {
        file: `${HEADER}/find-user-form.tsx`,
        from: "setRefused(userId === '');",
        to: 'setRefused(false);',
      },
    },
    {
      sentence: 'Add / Update User: 30 days and 0 videos unless set otherwise; the modal closes',
      test: 'has 30 days and 0 videos',
      fault: {
        file: `${HEADER}/use-add-user.ts`,
        from: "days: '30', balance: '0'",
        to: "days: '30', balance: '1'",
      },
    },
    {
      sentence:
        "Add user fails: the server message, or 'Failed to add user.'; an entry that cannot be sent says so",
      test: 'fails with the server message',
      fault: {
        file: `${HEADER}/use-add-user.ts`,
        from: 'if (daysToAdd === null) return',
        to: 'if (daysToAdd === 0) return',
      },
    },
  ],
};

export const paymentInbox: MovedJourney = {
  journey: 'e2e/journeys/admin/payment-inbox.spec.ts',
  before: 'd7661335',
  spec: `${INBOX}/payment-inbox-tab.spec.tsx`,
  tests: [
    {
      sentence: 'every decision says what will happen before it is made: match',
      test: 'match: what is granted',
      fault: {
        file: `${PAYMENTS}/decision-text.ts`,
        from: "to.outcome === 'completed'",
        to: "to.outcome !== 'completed'",
      },
    },
    {
      sentence: 'grant',
      test: 'grant: also the price',
      fault: {
        file: `${PAYMENTS}/decision-text.ts`,
        from: 'item.amount !== order.amount',
        to: 'item.amount === order.amount',
      },
    },
    {
      sentence: 'dismiss',
      test: 'dismiss wants a reason',
      fault: {
        file: `${PAYMENTS}/decision-form.tsx`,
        from: 'reason.trim().length >= MIN_REASON',
        to: 'reason.length >= MIN_REASON',
      },
    },
    {
      sentence:
        'typed transaction ids say which digits came with them and whether they match the sender',
      test: 'a typed transaction id with',
      fault: {
        file: `${PAYMENTS}/decision-text.ts`,
        from: "hadWrong && fit !== 'differs'",
        to: "hadWrong && fit === 'differs'",
      },
    },
    {
      sentence:
        'money is matched by a typed code: order, plan and user are named before the second confirmation',
      test: 'money is matched by a typed code',
      fault: {
        file: `${PAYMENTS}/decision-dialog-content.tsx`,
        from: 'decision.to ?? found',
        to: 'decision.to',
      },
    },
    {
      sentence: "an unread message is text; 'Failed to fetch the payment inbox.'",
      test: 'a message that nobody can read',
      fault: {
        file: `${INBOX}/payment-inbox-tab.tsx`,
        from: 'failed={texts.failed}',
        to: 'failed={texts.title}',
      },
    },
  ],
};
