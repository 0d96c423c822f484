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
        file: `${FOLDER}/texts/en/terms.ts`,
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
        file: `${FOLDER}/legal-page.tsx`,
        from: "typeof paragraph === 'string' ? paragraph : paragraph(methods)",
        to: "typeof paragraph === 'string' ? paragraph : paragraph('bKash')",
      },
    },
  ],
};
