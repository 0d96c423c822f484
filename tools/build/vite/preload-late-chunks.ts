import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Chunks of modules that the first screen does not need, by file name. */
const NOT_AT_FIRST = /\.late\.tsx?$/;

/** All scripts that the entries reach, through static and dynamic imports. */
function reachable(bundle: Bundle): Set<string> {
  const found = new Set<string>();
  const queue = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && (file.isEntry || file.name.startsWith('hostInit'))
      ? [file.fileName]
      : [],
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
 * imports, which the browser would discover one after the other.
 */
export function preloadLateChunks(): Plugin {
  return {
    name: 'portal:preload-late-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return [];
        return [...reachable(bundle)]
          .filter((fileName) => !html.includes(fileName))
          .sort()
          .map((fileName): HtmlTagDescriptor => {
            const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` };
            return { tag: 'link', attrs, injectTo: 'head' };
          });
      },
    },
  };
}
