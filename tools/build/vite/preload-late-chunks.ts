import { AFTER_PAINT } from '@portal/contracts';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Chunks of modules that the first screen does not need, by file name. Bangla is needed only by who reads it. */
const NOT_AT_FIRST = /\.late\.tsx?$|\/texts\/bn\.ts$/;

/** Chunks that the plugin's bootstrap imports one after the other, besides the entry. */
const OF_BOOTSTRAP = /^(hostInit|pendingShares)$/;

/** All scripts that the entries reach, through static and dynamic imports. */
function reachable(bundle: Bundle): Set<string> {
  const found = new Set<string>();
  const queue = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && (file.isEntry || OF_BOOTSTRAP.test(file.name)) ? [file.fileName] : [],
  );
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const file = bundle[next];
    if (file?.type !== 'chunk' || found.has(next)) continue;
    if (NOT_AT_FIRST.test(file.facadeModuleId ?? '')) continue;
    found.add(next);
    queue.push(...file.imports, ...file.dynamicImports);
  }
  return found;
}

/**
 * Adds `modulepreload` for the shell's late chunks. Federation loads them through several rounds of dynamic
 * imports, which the browser would discover one after the other. Marks all for the service, which keeps them back in
 * pages that come painted.
 */
export function preloadLateChunks(): Plugin {
  return {
    name: 'portal:preload-late-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        if (!bundle) return page;
        const tags = [...reachable(bundle)].sort().map((fileName): HtmlTagDescriptor => {
          const attrs = {
            rel: 'modulepreload',
            crossorigin: true,
            href: `/${fileName}`,
            [AFTER_PAINT.attribute]: true,
          };
          return { tag: 'link', attrs, injectTo: 'head' };
        });
        const entry = '<script type="module"';
        const html = page.replace(entry, `${entry} ${AFTER_PAINT.attribute}`);
        return { html, tags };
      },
    },
  };
}
