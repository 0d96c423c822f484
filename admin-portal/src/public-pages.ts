import type { PublicPage } from '@portal/contracts';
import { paths } from './paths';

/** The pages that need no session. The build prerenders each of them (tools/build/vite/prerender). */
export const publicPages: readonly PublicPage[] = [
  {
    screen: paths.login,
    audience: 'guest',
    description: { en: 'Sign in to the administration of this service.' },
  },
];
