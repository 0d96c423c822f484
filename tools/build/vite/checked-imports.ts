import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Dynamic imports in minified chunks: a neighbouring file, named by a plain string. */
const LAZY_IMPORT = /\bimport\(\s*(["'`])(\.{1,2}\/[^"'`]+)\1\s*\)/g;

/** The files of one lazy import: a chunk, its static imports and their styles. */
function filesOf(bundle: Bundle, fileName: string, found = new Set<string>()): Set<string> {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const css of file.viteMetadata?.importedCss ?? []) found.add(css);
  for (const imported of file.imports) filesOf(bundle, imported, found);
  return found;
}

/** Path of an output file relative to another one. */
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
 * Before each lazy import the portal asks the shell whether the files match the hashes of the release
 * (shell/src/releases/portal-files.ts), so that the hashes in the pointer cover them too (OPS-13). An import
 * map with hashes is not possible: browsers accept one only as an inline script before the first module, and
 * the content security policy forbids inline scripts. Under a shell without this check, or without a shell,
 * the portal imports as usual.
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
