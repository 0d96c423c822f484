import { join } from 'node:path';

import { federation } from '@module-federation/vite';
import type { PluginOption, UserConfig } from 'vite';

import { baseConfig } from './base-config';
import type { AppOptions } from './base-config';
import { bootScript } from './boot-script';
import { preloadLateChunks } from './preload-late-chunks';
import { preparedTheme } from './prepared-theme';
import { PARSE_PATIENCE_S, providedByShell } from './shared-modules';

/** Options of the shell's build. */
interface ShellOptions extends AppOptions {
  /** Additional plugins, for example of the dev server. */
  readonly plugins?: readonly PluginOption[];
}

/**
 * Builds the shell. It provides the shared modules and the federation runtime. At build time it knows no
 * portal; it reads the live versions from /releases.json.
 */
export function shellConfig({ plugins = [], ...options }: ShellOptions): UserConfig {
  return baseConfig(options, [
    federation({
      name: 'shell',
      filename: 'assets/remoteEntry-[hash].js',
      remotes: {},
      shared: providedByShell(options.root),
      manifest: false,
      dts: false,
      moduleParseTimeout: PARSE_PATIENCE_S,
      shareStrategy: 'loaded-first',
      disableSnapshot: true,
      experiments: { provideExternalRuntime: true },
      dev: { remoteHmr: true },
    }),
    preparedTheme(options.root),
    bootScript(join(options.root, 'src/boot/boot.ts')),
    preloadLateChunks(),
    ...plugins,
  ]);
}
