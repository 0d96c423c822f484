import { join } from 'node:path';

import { federation } from '@module-federation/vite';
import type { UserConfig } from 'vite';

import { baseConfig } from './base-config';
import type { AppOptions } from './base-config';
import { checkedImports } from './checked-imports';
import { ownContainer } from './federation';
import { commonChunk, firstChunk } from './first-chunk';
import { noFallbackTheme } from './no-fallback-theme';
import { portalInfo } from './portal-info';
import { prerender } from './prerender';
import { PARSE_PATIENCE_S, takenFromShell } from './shared-modules';
import { wholeShares } from './whole-shares';

/** Options of a portal's build. */
interface PortalOptions extends AppOptions {
  /** Federation name; must be an identifier. */
  readonly name: 'user_portal' | 'admin_portal';
}

/** Modules that so many lazy parts use are in one chunk. Measured by the bytes of the first loads. */
const COMMON_PARTS = { user_portal: 3, admin_portal: 5 } as const;

/**
 * Builds a portal: one exposed module './portal'. All addresses are relative, so that the same files work in
 * any version folder. Shared modules are not bundled.
 */
export function portalConfig(options: PortalOptions): UserConfig {
  const { root, name } = options;
  const entry = join(root, 'src/portal.tsx');
  const config = baseConfig(options, [
    wholeShares(entry),
    federation({
      name,
      filename: 'assets/remoteEntry-[hash].js',
      exposes: { './portal': './src/portal.tsx' },
      shared: takenFromShell(root),
      manifest: true,
      dts: false,
      moduleParseTimeout: PARSE_PATIENCE_S,
      shareStrategy: 'loaded-first',
      disableRemote: true,
      experiments: { externalRuntime: true },
      dev: { remoteHmr: true },
    }),
    ownContainer(),
    noFallbackTheme(),
    portalInfo(),
    prerender(root),
    checkedImports(),
  ]);
  return {
    ...config,
    base: '',
    build: {
      ...config.build,
      rolldownOptions: {
        input: entry,
        output: {
          codeSplitting: {
            groups: [firstChunk('portal'), commonChunk('common', COMMON_PARTS[name])],
          },
        },
      },
    },
  };
}
