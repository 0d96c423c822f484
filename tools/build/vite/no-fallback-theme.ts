import type { Plugin } from 'vite';

const STUB = '\0portal:no-fallback-theme';

/**
 * Removes MUI's fallback theme from portals. MUI adds it to every bundle for pages without a theme provider.
 * A portal always runs below the shell's provider, so `createTheme` would cost each portal about 15 KiB gzip
 * for nothing (measured by `npm run verify -- web`).
 */
export function noFallbackTheme(): Plugin {
  return {
    name: 'portal:no-fallback-theme',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/defaultTheme(\.m?js)?$/ },
      handler: (_source, importer) => (importer?.includes('/@mui/material/') ? STUB : null),
    },
    load: {
      filter: { id: new RegExp(`^${STUB}$`) },
      handler: () => 'export default {};',
    },
  };
}
