import { join, resolve } from 'node:path';

import type { PortalName } from '@portal/contracts';

/** Folder of the whole project. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '../../..');

/** What can be published. */
export type AppName = 'shell' | PortalName;

/** The portals, in the order they are published. */
export const PORTAL_NAMES = ['user-portal', 'admin-portal'] as const satisfies PortalName[];

/** Everything that can be published, the shell first. */
export const APP_NAMES = ['shell', ...PORTAL_NAMES] as const satisfies AppName[];

/** Where the build of an app leaves its files. */
export const distOf = (app: AppName): string => join(PROJECT_ROOT, app, 'dist');

/** The web root in use: WEB_ROOT, by default dist/www. */
export const defaultWebRoot = (): string =>
  resolve(PROJECT_ROOT, process.env['WEB_ROOT'] || 'dist/www');
