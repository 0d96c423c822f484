import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Dynamic imports as they stand in minified chunks: of a neighbouring file, by a plain text. */
const LAZY_IMPORT = /\bimport\(\s*(["'`])(\.{1,2}\/[^"'`]+)\1\s*\)/g;

/** A chunk and all it imports statically, with their styles: what one lazy import brings. */
function filesOf(bundle: Bundle, fileName: string, found = new Set<string>()): Set<string> {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const css of file.viteMetadata?.importedCss ?? []) found.add(css);
  for (const imported of file.imports) filesOf(bundle, imported, found);
  return found;
}

/** Address of an output file as seen from another one. */
export function relativeFrom(importer: string, fileName: string): string {
  const from = importer.split('/').slice(0, -1);
  const to = fileName.split('/');
  while (from.length > 0 && from[0] === to[0]) {
    from.shift();
    to.shift();
  }
  return `${from.length > 0 ? '../'.repeat(from.length) : './'}${to.join('/')}`;
}

function withChecks(chunk: Chunk, bundle: Bundle): string {
  const present = filesOf(bundle, chunk.fileName);
  return chunk.code.replace(LAZY_IMPORT, (whole, _quote, specifier: string) => {
    const target = new URL(specifier, `http://build/${chunk.fileName}`).pathname.slice(1);
    const files = [...filesOf(bundle, target)].filter((file) => !present.has(file));
    if (files.length === 0) return whole;
    const list = JSON.stringify(files.map((file) => relativeFrom(chunk.fileName, file)));
    return `Promise.resolve(globalThis.portalFiles?.(import.meta.url,${list})).then(()=>${whole})`;
  });
}

/**
 * Lets a portal ask the shell before each lazy import whether the files are what the release says
 * (shell/src/releases/portal-files.ts): the pointer's hashes cover them too (OPS-13). An import map
 * with hashes would do the same, but browsers take one only as an inline script, which the policy of
 * pages forbids, and only from before the first module. Under a shell that offers no check, or on
 * its own, the portal imports as it always did.
 */
export function checkedImports(): Plugin {
  return {
    name: 'portal:checked-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let checked = 0;
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const code = withChecks(file, bundle);
          if (code !== file.code) checked += 1;
          file.code = code;
        }
        if (checked === 0) this.error('No lazy import of this portal is checked.');
      },
    },
  };
}
