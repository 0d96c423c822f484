import { join } from 'node:path';

import { federation } from '@module-federation/vite';
import type { PluginOption, UserConfig } from 'vite';

import { baseConfig } from './base-config';
import type { AppOptions } from './base-config';
import { bootScript } from './boot-script';
import { hostChunk, ownHost } from './federation';
import { minifiedWorker } from './minified-worker';
import { preloadLateChunks } from './preload-late-chunks';
import { preparedTheme } from './prepared-theme';
import { PARSE_PATIENCE_S, providedByShell } from './shared-modules';

/**
 * What `provideExternalRuntime` adds. Named here, because the plugin would add its path on this machine, and a
 * hash of all options is in file names: the same commit would be another shell in another folder.
 */
const EXTERNAL_RUNTIME = '@module-federation/vite/injectExternalRuntimeCorePlugin';

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
  const config = baseConfig(options, [
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
      runtimePlugins: [EXTERNAL_RUNTIME],
      dev: { remoteHmr: true },
    }),
    ...ownHost('shell'),
    preparedTheme(options.root),
    bootScript(join(options.root, 'src/boot/boot.ts')),
    minifiedWorker('service-worker.js'),
    preloadLateChunks(),
    ...plugins,
  ]);
  const output = { codeSplitting: { groups: [hostChunk] } };
  return { ...config, build: { ...config.build, rolldownOptions: { output } } };
}
