import type { MovedJourney } from './moved-test';

const AUDIT = 'admin-portal/src/features/audit';
const LISTS = 'admin-portal/src/shared/lists';
const PALETTE = 'admin-portal/src/features/palette';

export const audit: MovedJourney = {
  journey: 'e2e/journeys/admin/audit.spec.ts',
  before: 'd7661335',
  spec: `${AUDIT}/audit-tab.spec.tsx`,
  tests: [
    {
      sentence: 'every action with its time in the zone of the service',
      test: 'shows when in the zone',
      fault: {
        file: `${AUDIT}/audit-table.tsx`,
        from: 'shownTime(at, timeZone)',
        to: "shownTime(at, 'UTC')",
      },
    },
    {
      sentence:
        'who, what in words, whom with a link to the user manager, before → after, and the address',
      test: 'shows when in the zone',
      fault: {
        file: `${AUDIT}/audit-table.tsx`,
        from: ': texts.unknownActor',
        to: ": ''",
      },
    },
    {
      sentence: 'the filter stands in the address: who, what, whom, days',
      test: 'stands in the address',
      fault: { file: `${AUDIT}/audit-params.ts`, from: 'about: target', to: 'target' },
    },
    {
      sentence: 'it is cleared by one press',
      test: 'stands in the address',
      fault: {
        file: `${LISTS}/filter-pills.tsx`,
        from: 'remove(0, pills, texts.pills.removedAll)',
        to: 'remove(0, [], texts.pills.removedAll)',
      },
    },
    {
      sentence: "'The first day is after the last day.' and 'No actions found for this filter.'",
      test: 'with the first day after the last',
      fault: { file: `${AUDIT}/audit-tab.tsx`, from: 'from > to ?', to: 'from < to ?' },
    },
    {
      sentence: 'Export CSV holds everything the filter shows, over all pages',
      test: 'holds everything the filter shows',
      fault: {
        file: `${LISTS}/read-all-rows.ts`,
        from: 'page >= totalPages ||',
        to: 'page >= 1 ||',
      },
    },
    {
      sentence: 'an export tells how far it is, and is cancelled by the same button',
      test: 'tells how far it is',
      fault: {
        file: `${LISTS}/use-export.ts`,
        from: '      running.current?.abort();\n',
        to: '      void running.current;\n',
      },
    },
    {
      sentence: 'and says when it holds only the newest 50,000',
      test: 'goes on after the rate limit',
      fault: {
        file: `${LISTS}/read-all-rows.ts`,
        from: 'const MOST_ROWS = 50_000',
        to: 'const MOST_ROWS = 60_000',
      },
    },
    {
      sentence: 'an export that fails says so',
      test: 'that fails says so',
      fault: {
        file: `${LISTS}/use-export.ts`,
        from: 'if (!own.signal.aborted)',
        to: 'if (own.signal.aborted)',
      },
    },
    {
      sentence:
        'the audit is busy until its answer is there; when it fails it says why and tries again',
      test: 'is busy until its answer',
      fault: {
        file: `${AUDIT}/audit-tab.tsx`,
        from: 'failed={texts.failed}',
        to: 'failed={texts.title}',
      },
    },
  ],
};

export const palette: MovedJourney = {
  journey: 'e2e/journeys/admin/palette.spec.ts',
  before: 'd7661335',
  spec: `${PALETTE}/palette.spec.tsx`,
  tests: [
    {
      sentence: 'the palette opens by its button or by Ctrl+K, offers tabs and actions',
      test: 'opens by its button',
      fault: {
        file: `${PALETTE}/palette.tsx`,
        from: '(event.ctrlKey || event.metaKey)',
        to: 'event.metaKey',
      },
    },
    {
      sentence: 'and by the keyboard alone goes to one of them',
      test: 'by the keyboard alone goes',
      fault: { file: `${PALETTE}/use-palette.ts`, from: 'ArrowUp: -1', to: 'ArrowUp: 1' },
    },
    {
      sentence: 'it finds users by id or name and opens them in the User Manager',
      test: 'finds users by id or name',
      fault: {
        file: `${PALETTE}/use-palette.ts`,
        from: 'go(paths.manage(user.userId))',
        to: 'go(paths.user(user.userId))',
      },
    },
    {
      sentence: 'an id alone also leads to the admin view',
      test: 'finds users by id or name',
      fault: { file: `${PALETTE}/use-palette.ts`, from: 'inHand ? [{', to: '!known ? [{' },
    },
    {
      sentence: 'no older answer stands over a newer text, and Enter opens nobody of an older one',
      test: 'no older answer stands',
      fault: {
        file: `${PALETTE}/use-found-users.ts`,
        from: "if (asked !== typed) return { state: 'searching' };",
        to: '',
      },
    },
    {
      sentence: 'it says when nothing is found',
      test: 'says when nothing is found',
      fault: {
        file: `${PALETTE}/search-state.tsx`,
        from: 'return texts.nothing(typed);',
        to: 'return texts.nobody;',
      },
    },
    {
      sentence: 'and when the search failed, with another try',
      test: 'says when nothing is found',
      fault: {
        file: `${PALETTE}/use-found-users.ts`,
        from: 'retry: () => void users.refetch()',
        to: 'retry: () => void refetch',
      },
    },
  ],
};
