import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Chunks of modules whose name says that the first screen does without them. */
const NOT_AT_FIRST = /\.late\.tsx?$/;

/** All scripts the entries lead to, through static and dynamic imports alike. */
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
 * Adds `modulepreload` for the shell's late chunks: federation hides them behind several rounds of
 * dynamic imports that the browser would discover one after the other (notes §4 "Preload").
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
