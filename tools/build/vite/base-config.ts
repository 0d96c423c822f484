import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';

/** What one front-end app tells its preset. */
export interface AppOptions {
  /** Folder of the app. */
  readonly root: string;
  /** Port of its dev server, from the environment when `startDevServers` chose one. */
  readonly devPort: number;
}

/** What all three apps have in common: language level, output names, dev server rules. */
export function baseConfig({ root, devPort }: AppOptions, plugins: PluginOption[]): UserConfig {
  return {
    root,
    plugins: [...plugins, react()],
    build: {
      target: 'es2022',
      outDir: 'dist',
      emptyOutDir: true,
      sourcemap: false,
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
