import type { MovedJourney } from './moved-test';

const DETAIL = 'admin-portal/src/features/user-detail';
const USERS = 'admin-portal/src/features/users';
const SHARED = 'admin-portal/src/shared';

export const userDetail: MovedJourney = {
  journey: 'e2e/journeys/admin/user-detail.spec.ts',
  before: 'd7661335',
  spec: `${DETAIL}/user-detail-dialog.spec.tsx`,
  tests: [
    {
      sentence: "'Settings & Stats': OTT download stats per service; the header shows the name",
      test: 'has OTT download stats',
      fault: {
        file: `${SHARED}/users/user-queries.ts`,
        from: 'mergePopularity(stats)',
        to: 'stats',
      },
    },
    {
      sentence: 'Video Format, Upload Mode and Upload As with Save',
      test: 'saves Video Format',
      fault: {
        file: `${DETAIL}/settings-form.tsx`,
        from: 'setDraft({ ...draft, [key]: value })',
        to: 'setDraft({ [key]: value })',
      },
    },
    {
      sentence: 'and Reset',
      test: 'resets them after a confirmation',
      fault: {
        file: `${DETAIL}/reset-button.tsx`,
        from: 'send(resetUserSettings, { params: { id: userId } })',
        to: "Promise.resolve({ message: 'Settings reset.' })",
      },
    },
    {
      sentence: "the header shows the id if the name is of the form 'User {id}'",
      test: 'the header shows the id',
      fault: {
        file: `${DETAIL}/user-detail-dialog.tsx`,
        from: 'user ? calledName(user)',
        to: 'user ? user.name',
      },
    },
    {
      sentence: "'Activity Feed': 'Downloaded {file} from {service}' with relative time",
      test: 'the header shows the id',
      fault: {
        file: `${DETAIL}/activity-feed.tsx`,
        from: 'const STEP = 50',
        to: 'const STEP = 60',
      },
    },
    {
      sentence: "Delete asks for the user id to be typed; 'User deleted successfully!'",
      test: 'Delete asks for the user id',
      fault: {
        file: `${SHARED}/actions/delete-dialog.tsx`,
        from: 'disabled={!isConfirmed}',
        to: '',
      },
    },
    {
      sentence: "'Failed to save changes.' and 'Failed to reset settings.'",
      test: 'Failed to save changes.',
      fault: {
        file: `${SHARED}/actions/use-service-action.ts`,
        from: "if (options.failsAs === 'toast' &&",
        to: "if (options.failsAs !== 'toast' &&",
      },
    },
    {
      sentence: "'Failed to fetch user details.' and 'User not found.'",
      test: 'of the stats, of the feed, and of the user',
      fault: {
        file: `${DETAIL}/user-detail-dialog.tsx`,
        from: 'failed={texts.detailsFailed}',
        to: 'failed={texts.loading}',
      },
    },
  ],
};

export const allUsers: MovedJourney = {
  journey: 'e2e/journeys/admin/all-users.spec.ts',
  before: 'd7661335',
  spec: `${USERS}/all-users-tab.spec.tsx`,
  tests: [
    {
      sentence: 'filter chips with counts',
      test: 'has filter chips with counts',
      fault: {
        file: `${USERS}/all-users-tab.tsx`,
        from: "count: data?.counts?.[value ?? 'all'],",
        to: 'count: undefined,',
      },
    },
    {
      sentence: 'a table with status, days left and expiry date',
      test: 'has filter chips with counts',
      fault: {
        file: `${SHARED}/users/user-text.ts`,
        from: "day: '2-digit',",
        to: "day: 'numeric',",
      },
    },
    {
      sentence: 'Prev/Next with Page X of Y; an invalid page number becomes the last page',
      test: 'Prev and Next with Page X of Y',
      fault: {
        file: `${SHARED}/lists/use-paged-list.ts`,
        from: 'if (shown !== page) replace({ page: shown });',
        to: 'if (shown > page) replace({ page: shown });',
      },
    },
    {
      sentence: 'another filter leaves the page',
      test: 'another filter or search begins',
      fault: {
        file: `${SHARED}/lists/use-debounced-text.ts`,
        from: 'const text = shown.trim();',
        to: 'const text = shown;',
      },
    },
    {
      sentence:
        "the server message or 'Failed to fetch users.', 'Server connection error.' on network failure, each with another try",
      test: 'the server message or',
      fault: {
        file: `${USERS}/all-users-tab.tsx`,
        from: 'failed={shared.failed}',
        to: 'failed={texts.title}',
      },
    },
    {
      sentence: "'No users found for this filter.'",
      test: 'the server message or',
      fault: {
        file: `${USERS}/all-users-tab.tsx`,
        from: 'users.length === 0',
        to: 'users.length > 99',
      },
    },
    {
      sentence: 'the list is busy until its answer is there',
      test: 'the list is busy until',
      fault: {
        file: `${SHARED}/lists/data-list.tsx`,
        from: 'aria-busy={errorUpdateCount === 0}',
        to: 'aria-busy={errorUpdateCount > 0}',
      },
    },
  ],
};

export const userLists: MovedJourney = {
  journey: 'e2e/journeys/admin/user-lists.spec.ts',
  before: 'd7661335',
  spec: `${SHARED}/users/user-lists.spec.tsx`,
  tests: [
    {
      sentence: "'Showing N <Filter Name> Users', name or N/A, '<days> days left'",
      test: 'and rows with name or N/A',
      fault: {
        file: `${SHARED}/users/texts.ts`,
        from: "${counted(days, 'day')} left",
        to: '${days} days left',
      },
    },
    {
      sentence: 'the plan that ends first is first',
      test: 'and rows with name or N/A',
      fault: {
        file: 'admin-portal/src/features/user-list/user-list-tab.tsx',
        from: "expiring: userListParams('expiresAt')",
        to: "expiring: userListParams('-expiresAt')",
      },
    },
    {
      sentence: "'Expired {relative time}'",
      test: "Real Expired: 'Expired {relative time}'",
      fault: {
        file: 'admin-portal/src/features/real-expired/texts.ts',
        from: '`Expired ${when}`',
        to: '`Ended ${when}`',
      },
    },
    {
      sentence: 'expired, 7 days or fewer, otherwise',
      test: "a row's status is",
      fault: {
        file: `${SHARED}/users/user-rows.tsx`,
        from: 'data-status={status}',
        to: 'data-status="Active"',
      },
    },
    {
      sentence: "empty, 'Failed to fetch real expired users.' and 'Server connection error.'",
      test: "and 'Server connection error.'",
      fault: {
        file: 'admin-portal/src/features/real-expired/texts.ts',
        from: "failed: 'Failed to fetch real expired users.'",
        to: "failed: 'Failed to fetch users.'",
      },
    },
  ],
};
