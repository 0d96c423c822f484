import { join, resolve } from 'node:path';

import { createServer } from 'vite';
import type { InlineConfig, ViteDevServer } from 'vite';

import { freePort } from '../../shared/port';
import { devReleases } from './dev-releases';
import { portalConfig, shellConfig } from '@portal/build/vite';

const PROJECT_ROOT = resolve(import.meta.dirname, '../../..');

/** Options of startDevServers. */
export interface DevServersOptions {
  /** Address of the bff, e.g. http://127.0.0.1:4200. /api, /uploads and /health are forwarded to it. */
  readonly bffUrl: string;
  /** Port of the shell's dev server; 0 or absent: a free port. The portals use free ports. */
  readonly port?: number;
}

/** Three running dev servers. */
export interface DevServers {
  /** The page to open. */
  readonly url: string;
  stop(): Promise<void>;
}

async function start(config: InlineConfig): Promise<ViteDevServer> {
  const server = await createServer({ ...config, configFile: false, clearScreen: false });
  return server.listen();
}

/**
 * Starts shell, user-portal and admin-portal with hot reload. Changes in them or in a lib appear without a
 * page reload. It uses the same federation as the built product, so there is one React, one theme and one
 * query cache.
 */
export async function startDevServers({
  bffUrl,
  port = 0,
}: DevServersOptions): Promise<DevServers> {
  // The config of a dev server contains its origin, so the port must be known before it listens.
  const portalPort = { 'user-portal': await freePort(), 'admin-portal': await freePort() };
  const shellPort = port || (await freePort());
  const origin = (of: number): string => `http://127.0.0.1:${of}`;
  const origins = {
    'user-portal': origin(portalPort['user-portal']),
    'admin-portal': origin(portalPort['admin-portal']),
  };
  const shell = shellConfig({
    root: join(PROJECT_ROOT, 'shell'),
    devPort: shellPort,
    plugins: [devReleases(origins)],
  });
  const proxy = { '/api': bffUrl, '/uploads': bffUrl, '/health': bffUrl };
  const configs: InlineConfig[] = [
    portalConfig({
      root: join(PROJECT_ROOT, 'user-portal'),
      name: 'user_portal',
      devPort: portalPort['user-portal'],
    }),
    portalConfig({
      root: join(PROJECT_ROOT, 'admin-portal'),
      name: 'admin_portal',
      devPort: portalPort['admin-portal'],
    }),
    { ...shell, server: { ...shell.server, proxy } },
  ];

  const running: ViteDevServer[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((server) => server.close()));
  };
  try {
    for (const config of configs) running.push(await start(config));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: origin(shellPort), stop };
}
