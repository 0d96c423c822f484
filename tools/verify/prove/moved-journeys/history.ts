import type { MovedJourney } from './moved-test';

const FOLDER = 'libs/dashboard/src/history';
const CONTENT = `${FOLDER}/history-content.tsx`;

export const history: MovedJourney = {
  journey: 'e2e/journeys/subscriber/history.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/history-dialog.spec.tsx`,
  tests: [
    {
      sentence:
        "title 'Download History'; per entry file_name and download_date (short US style with time), grouped by day",
      test: 'grouped by day',
      fault: {
        file: 'libs/dashboard/src/downloads/download-row.tsx',
        from: 'dateTime(download_date)}',
        to: 'time(download_date)}',
      },
    },
    {
      sentence: 'a spinner while loading',
      test: 'has a spinner while loading',
      fault: { file: CONTENT, from: ' aria-label={history.loading}', to: '' },
    },
    {
      sentence: "'No history found for {ott}.' when empty",
      test: 'when empty',
      fault: {
        file: CONTENT,
        from: 'service === null ? history.emptyAll : history.empty(service)',
        to: 'history.emptyAll',
      },
    },
    {
      sentence: 'a history that could not be loaded says so and offers another try',
      test: 'that could not be loaded says so',
      fault: {
        file: CONTENT,
        from: 'onRetry={() => void refetch()}',
        to: 'onRetry={() => undefined}',
      },
    },
    {
      sentence:
        'with 10,000 entries it draws only what is near the window, and tells how many there are',
      test: 'it draws only what is near the window',
      fault: {
        file: `${FOLDER}/history-list.tsx`,
        from: 'const OVERSCAN = 12;',
        to: 'const OVERSCAN = 120;',
      },
    },
    {
      sentence: 'a search finds entries that hold all of its words, at any place of the list',
      test: 'a search finds entries',
      fault: { file: `${FOLDER}/history-rows.ts`, from: 'wanted.every(', to: 'wanted.some(' },
    },
  ],
};
