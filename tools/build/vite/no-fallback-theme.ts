import type { Plugin } from 'vite';

const STUB = '\0portal:no-fallback-theme';

/**
 * Leaves MUI's fallback theme out of portals. MUI builds it in every bundle for pages without a
 * theme provider; a portal always stands below the shell's, and carrying `createTheme` along costs
 * each of them about 15 KiB gzip for a value nobody reads (measured by `npm run verify -- bench-web`).
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
