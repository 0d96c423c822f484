import type { MovedJourney } from './moved-test';

const LEADERBOARD = 'admin-portal/src/features/leaderboard';
const PAYMENTS = 'admin-portal/src/features/payment-history';
const LOGINS = 'admin-portal/src/features/login-history';

export const leaderboard: MovedJourney = {
  journey: 'e2e/journeys/admin/leaderboard.spec.ts',
  before: 'd7661335',
  spec: `${LEADERBOARD}/leaderboard-tab.spec.tsx`,
  tests: [
    {
      sentence: 'each row shows rank, name, user ID, download count and a details button',
      test: "'Top 10 Downloaders'",
      fault: {
        file: `${LEADERBOARD}/leaderboard-tab.tsx`,
        from: 'rank={index + 1}',
        to: 'rank={index}',
      },
    },
    {
      sentence: "a user without a name is 'N/A'",
      test: "'Top 10 Downloaders'",
      fault: {
        file: 'admin-portal/src/shared/users/user-identity.tsx',
        from: '{listedName(user)}',
        to: '{user.name}',
      },
    },
    {
      sentence:
        "'No leaderboard data available.'; 'Failed to fetch leaderboard.' or 'Server connection error.'",
      test: "'Failed to fetch leaderboard.'",
      fault: {
        file: `${LEADERBOARD}/texts.ts`,
        from: "failed: 'Failed to fetch leaderboard.'",
        to: "failed: 'Failed.'",
      },
    },
  ],
};

export const paymentHistory: MovedJourney = {
  journey: 'e2e/journeys/admin/payment-history.spec.ts',
  before: 'd7661335',
  spec: `${PAYMENTS}/payment-history-tab.spec.tsx`,
  tests: [
    {
      sentence: 'a table of User, Status, Amount (Paid/Req), Details (Ref, TrxID) and Date',
      test: 'a table of User, Status',
      fault: {
        file: `${PAYMENTS}/payments-table.tsx`,
        from: '{isLate && <small>',
        to: '{!isLate && <small>',
      },
    },
    {
      sentence: 'a transaction ID is copied',
      test: 'a table of User, Status',
      fault: {
        file: `${PAYMENTS}/payment-details.tsx`,
        from: 'copyText(trxId, button.current)',
        to: "copyText('', button.current)",
      },
    },
    {
      sentence: 'chips all, completed, pending, timed_out and Failed',
      test: 'chips all, completed',
      fault: {
        file: `${PAYMENTS}/payment-history-tab.tsx`,
        from: 'onPick={(value) => params.set({ status: value })}',
        to: "onPick={() => params.set({ status: 'all' })}",
      },
    },
    {
      sentence: 'pages of 15 stand in the address',
      test: 'chips all, completed',
      fault: {
        file: `${PAYMENTS}/payment-history-tab.tsx`,
        from: 'size: pageSizeParam(15)',
        to: 'size: pageSizeParam(25)',
      },
    },
    {
      sentence: 'the list may be empty or fail',
      test: 'the list may fail or be empty',
      fault: {
        file: `${PAYMENTS}/payment-history-tab.tsx`,
        from: 'payments.length === 0',
        to: 'payments.length > 99',
      },
    },
  ],
};

export const loginHistory: MovedJourney = {
  journey: 'e2e/journeys/admin/login-history.spec.ts',
  before: 'd7661335',
  spec: `${LOGINS}/login-history-tab.spec.tsx`,
  tests: [
    {
      sentence:
        "cards with name or 'Unknown User', user id, login time in Asia/Dhaka, city/country with fallbacks, IP address and user agent",
      test: 'cards with a checkbox',
      fault: {
        file: `${LOGINS}/login-card.tsx`,
        from: 'login.name || texts.unknownUser',
        to: 'login.name',
      },
    },
    {
      sentence: 'delete one asks first and says how it ended',
      test: 'delete one asks first',
      fault: { file: `${LOGINS}/login-card.tsx`, from: 'failed: texts.deleteFailed,', to: '' },
    },
    {
      sentence: "'Delete Selected (n)' over pages asks first and says how it ended",
      test: 'over pages asks first',
      fault: {
        file: `${LOGINS}/login-history-tab.tsx`,
        from: 'const next = new Set(before);',
        to: 'const next = new Set<string>();',
      },
    },
    {
      sentence: "'Clear All' asks first and says how it ended",
      test: "'Clear All' asks first",
      fault: { file: `${LOGINS}/login-actions.tsx`, from: 'failed: texts.clearFailed,', to: '' },
    },
    {
      sentence: "'Failed to fetch login history.' and 'Server connection error.'",
      test: "'Failed to fetch login history.'",
      fault: {
        file: `${LOGINS}/login-history-tab.tsx`,
        from: 'failed={texts.readFailed}',
        to: 'failed={texts.title}',
      },
    },
    {
      sentence: 'who may not delete is shown neither boxes nor buttons',
      test: 'who may not delete',
      fault: {
        file: `${LOGINS}/login-history-tab.tsx`,
        from: "useMay('erase')",
        to: "useMay('read')",
      },
    },
  ],
};
