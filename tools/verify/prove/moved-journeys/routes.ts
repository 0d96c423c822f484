import type { MovedJourney } from './moved-test';

const ROUTES = 'user-portal/src/routes.tsx';
const ELSE = 'to={user ? paths.dashboard : paths.login}';

export const routes: MovedJourney = {
  journey: 'e2e/journeys/subscriber/routes.spec.ts',
  before: 'd7661335',
  spec: 'user-portal/src/routes.spec.tsx',
  tests: [
    {
      sentence: '/ redirects to /dashboard if a user is stored',
      test: '/ redirects to /dashboard',
      fault: { file: ROUTES, from: 'user ? <Navigate to={wayBack} replace /> : ', to: '' },
    },
    {
      sentence: 'screens of a user: logged-in user, else redirect to /',
      test: ': logged-in user, else redirect to /',
      fault: { file: ROUTES, from: '<Route element={<RequireUser />}>', to: '<Route>' },
    },
    {
      sentence: 'any other path: redirect to /dashboard if logged in',
      test: ': redirect to /dashboard if logged in',
      fault: { file: ROUTES, from: ELSE, to: 'to={user ? paths.plans : paths.login}' },
    },
    {
      sentence: 'any other path: redirect to / without a user',
      test: ': redirect to / without a user',
      fault: { file: ROUTES, from: ELSE, to: 'to={user ? paths.dashboard : paths.plans}' },
    },
  ],
};
