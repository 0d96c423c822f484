import type { MovedJourney } from './moved-test';

const FOLDER = 'admin-portal/src/features/analytics';

export const analytics: MovedJourney = {
  journey: 'e2e/journeys/admin/analytics.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/failed-metrics.spec.tsx`,
  tests: [
    {
      sentence: 'a spinner while loading',
      test: 'a spinner while the statistics are on their way',
      fault: {
        file: `${FOLDER}/analytics-tab.tsx`,
        from: '<CircularProgress aria-label={texts.analytics.loading} />',
        to: '<CircularProgress />',
      },
    },
    {
      sentence: 'one failing call of the three is an error panel; trying again brings the metrics',
      test: 'one failing call of the three',
      fault: {
        file: `${FOLDER}/analytics-tab.tsx`,
        from: 'onRetry={() => void refetch()}',
        to: 'onRetry={() => void refetch}',
      },
    },
  ],
};

export const insights: MovedJourney = {
  journey: 'e2e/journeys/admin/insights.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/failed-metrics.spec.tsx`,
  tests: [
    {
      sentence: 'insights that cannot be read say so and are asked for again',
      test: 'insights that cannot be read',
      fault: {
        file: `${FOLDER}/insights/insights-section.tsx`,
        from: 'readErrorText(error, texts.failed)',
        to: 'texts.failed',
      },
    },
  ],
};
