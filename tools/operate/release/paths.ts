import { join, resolve } from 'node:path';

import type { PortalName } from '@portal/contracts';
import type { ReleasedApp } from '@portal/rules';

/** Root folder of the project. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '../../..');

/** The apps that can be published. */
export type AppName = ReleasedApp;

/** The portals, in publishing order. */
export const PORTAL_NAMES = ['user-portal', 'admin-portal'] as const satisfies PortalName[];

/** All apps that can be published, the shell first. */
export const APP_NAMES = ['shell', ...PORTAL_NAMES] as const satisfies AppName[];

/** The build folder of an app. */
export const distOf = (app: AppName): string => join(PROJECT_ROOT, app, 'dist');

/** The web root: WEB_ROOT, by default dist/www. */
export const defaultWebRoot = (): string =>
  resolve(PROJECT_ROOT, process.env['WEB_ROOT'] || 'dist/www');
