import type { MovedJourney } from './moved-test';

const FOLDER = 'user-portal/src/features/legal';

export const legal: MovedJourney = {
  journey: 'e2e/journeys/subscriber/legal.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/legal-pages.spec.tsx`,
  tests: [
    {
      sentence: 'the sentences of the specification',
      test: 'is public',
      fault: {
        file: 'libs/rules/src/legal-texts/texts/en/terms.ts',
        from: '99% uptime is targeted.',
        to: 'Uptime is targeted.',
      },
    },
    {
      sentence: 'a back link to /dashboard',
      test: 'has a back link to /dashboard',
      fault: {
        file: 'user-portal/src/shared/back-link.tsx',
        from: 'to={paths.dashboard}',
        to: 'to={paths.plans}',
      },
    },
    {
      sentence: 'in Bangla without an English word',
      test: 'in Bangla has no English word',
      fault: {
        file: 'libs/dashboard/src/legal/legal-article.tsx',
        from: 'paragraph.replaceAll(METHODS_PLACE, methods)',
        to: "paragraph.replaceAll(METHODS_PLACE, 'bKash')",
      },
    },
  ],
};
