import type { MovedJourney } from './moved-test';

const STATUS = 'admin-portal/src/features/system-status';
const VIEW = 'admin-portal/src/features/user-view';

export const systemStatus: MovedJourney = {
  journey: 'e2e/journeys/admin/system-status.spec.ts',
  before: 'd7661335',
  spec: `${STATUS}/system-status-tab.spec.tsx`,
  tests: [
    {
      sentence: 'versions, jobs and silent relays',
      test: 'has cards, versions, jobs',
      fault: {
        file: `${STATUS}/system-lists.tsx`,
        from: 'isSilent ? texts.silent : texts.heard',
        to: 'isSilent ? texts.heard : texts.silent',
      },
    },
    {
      sentence: 'a Refresh button; numbers are unknown while the database is away',
      test: 'Refresh reads them again',
      fault: {
        file: `${STATUS}/system-lists.tsx`,
        from: "stats.databaseStatus !== 'Connected'",
        to: "stats.databaseStatus === 'Connected'",
      },
    },
    {
      sentence: "on failure 'Could not load system statistics.' with a hint",
      test: "on failure 'Could not load system statistics.'",
      fault: {
        file: `${STATUS}/system-status-tab.tsx`,
        from: '${texts.failed} ${texts.hint}',
        to: '${texts.failed}',
      },
    },
    {
      sentence: 'a Refresh that fails keeps the numbers',
      test: 'a Refresh that fails',
      fault: {
        file: `${STATUS}/system-status-tab.tsx`,
        from: 'if (isError) notify',
        to: 'if (!isError) notify',
      },
    },
  ],
};

export const userView: MovedJourney = {
  journey: 'e2e/journeys/admin/user-view.spec.ts',
  before: 'd7661335',
  spec: `${VIEW}/user-view-page.spec.tsx`,
  tests: [
    {
      sentence: "the error screen: 'User not found.', 'No User ID provided.'",
      test: 'without a request',
      fault: {
        file: `${VIEW}/user-view-page.tsx`,
        from: 'message={texts.noUserId}',
        to: 'message={texts.notFound}',
      },
    },
    {
      sentence: "'Failed to connect to the server.'",
      test: "the error screen with 'Back to Admin Dashboard'",
      fault: {
        file: `${VIEW}/user-view-page.tsx`,
        from: 'errorText(error, texts.connection)',
        to: 'texts.notFound',
      },
    },
  ],
};
