import type { Plugin } from 'vite';

/**
 * Removes Vite's preload helper, which wraps each lazy import. Both shell and portals load the files of a lazy part
 * in ways of their own (preload-late-chunks.ts, checked-imports.ts), so all it does is to load the styles of lazy
 * parts. There are none: styles come from emotion or from the shell's one sheet.
 */
export function plainImports(): Plugin {
  return {
    name: 'portal:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isDynamicEntry) continue;
        if ((file.viteMetadata?.importedCss.size ?? 0) === 0) continue;
        this.error(`Nobody would load the styles of ${file.fileName}. Import them in the entry.`);
      }
    },
  };
}
