import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';

import { plainImports } from './plain-imports';

/** Options of one front-end app. */
export interface AppOptions {
  /** Folder of the app. */
  readonly root: string;
  /** Port of the dev server. `startDevServers` passes it through the environment. */
  readonly devPort: number;
}

/** Configuration shared by all three apps: language level, output names, dev server. */
export function baseConfig({ root, devPort }: AppOptions, plugins: PluginOption[]): UserConfig {
  return {
    root,
    plugins: [...plugins, plainImports(), react()],
    build: {
      target: 'es2022',
      outDir: 'dist',
      emptyOutDir: true,
      sourcemap: false,
      // The shell has its own list (preload-late-chunks.ts). In a portal a preload would load files unchecked.
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
    },
    server: {
      host: '127.0.0.1',
      port: devPort,
      strictPort: true,
      origin: `http://127.0.0.1:${devPort}`,
      cors: true,
    },
  };
}
