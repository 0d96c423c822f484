import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { runTarget } from '../../shared/run-target';
import { distOf, PROJECT_ROOT } from './paths';
import type { AppName } from './paths';

/** Whether this folder can build apps. An image of a release has one built app, no sources and no packages. */
export const canBuild = (): boolean => existsSync(join(PROJECT_ROOT, 'node_modules/nx'));

/** Whether a build of the app is here. */
export const isBuilt = (app: AppName): boolean =>
  existsSync(join(distOf(app), 'index.html')) || existsSync(join(distOf(app), 'portal.json'));

/**
 * Builds apps from the checkout with Nx and its cache. In an image nothing is built: it has what it has.
 * @param options.isBuilt takes what is built already.
 */
export async function build(
  apps: readonly AppName[],
  { isBuilt: isBuiltAlready }: { readonly isBuilt: boolean },
): Promise<void> {
  if (isBuiltAlready || !canBuild()) return;
  await runTarget('build', { projects: apps.map((app) => `@portal/${app}`) });
}
