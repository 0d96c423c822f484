import type { MovedJourney } from './moved-test';

const FOLDER = 'user-portal/src/features/offer';
const CARD = `${FOLDER}/offer-card.tsx`;
const PAGE = `${FOLDER}/offer-page.tsx`;

const offerPage: MovedJourney = {
  journey: 'e2e/journeys/subscriber/offer.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/offer-page.spec.tsx`,
  tests: [
    {
      sentence:
        'the countdown shows days, hours, minutes and seconds, ticks every second and stops at zero',
      test: 'the countdown shows days',
      fault: {
        file: 'libs/ui/src/time/use-countdown.ts',
        from: 'left % 1000 || 1000',
        to: '5_000',
      },
    },
    {
      sentence: 'a simple offer has no countdown and leads to the plans',
      test: 'a simple offer has no countdown',
      fault: { file: CARD, from: 'planPath ?? paths.plans', to: 'planPath ?? paths.offer' },
    },
    {
      sentence: 'without an offer it shows the plans',
      test: 'without an offer it shows the plans',
      fault: { file: PAGE, from: '<Navigate to={paths.plans} replace />', to: 'null' },
    },
    {
      sentence: 'a hostile message is text, and its button stays on this site',
      test: 'a hostile message is text',
      fault: {
        file: CARD,
        from: '<LinkedText text={withoutPlanPath(sentence, planPath)} />',
        to: '<span dangerouslySetInnerHTML={{ __html: offer.message }} />',
      },
    },
    {
      sentence: 'an offer that cannot be loaded says so and can be tried again',
      test: 'an offer that cannot be loaded',
      fault: { file: PAGE, from: '(error || isPaused) &&', to: 'isPaused &&' },
    },
  ],
};

const visitors: MovedJourney = {
  journey: 'e2e/journeys/subscriber/offer.spec.ts',
  before: 'd7661335',
  spec: 'user-portal/src/routes.spec.tsx',
  tests: [
    {
      sentence: 'with no logged-in user it leads to the login',
      test: 'logged-in user, else redirect to /',
      fault: {
        file: 'user-portal/src/routes.tsx',
        from: '<Route element={<RequireUser />}>',
        to: '<Route>',
      },
    },
  ],
};

export const offer: readonly MovedJourney[] = [offerPage, visitors];
