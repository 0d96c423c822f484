import type { PrerenderedScreen } from '@portal/contracts';
import { paths } from './paths';

/** The build prerenders each of these screens (tools/build/vite/prerender). */
export const prerenderedScreens: readonly PrerenderedScreen[] = [
  {
    screen: paths.login,
    audience: 'guest',
    description: { en: 'Sign in to the administration of this service.' },
  },
  { screen: paths.dashboard, audience: 'administrator', description: { en: '' } },
];
