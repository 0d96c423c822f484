import { init, parse } from 'es-module-lexer';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

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
function relativeFrom(importer: string, fileName: string): string {
  const from = importer.split('/').slice(0, -1);
  const to = fileName.split('/');
  while (from.length > 0 && from[0] === to[0]) {
    from.shift();
    to.shift();
  }
  return `${from.length > 0 ? '../'.repeat(from.length) : './'}${to.join('/')}`;
}

/**
 * The chunk's code with a check before each lazy import, as the lexer finds them. An import needs none when
 * its files are there with the chunk. @throws Error with file and position of an import that has no check.
 */
export function withChecks(chunk: Pick<Chunk, 'fileName' | 'code'>, bundle: Bundle): string {
  const { fileName, code } = chunk;
  const present = filesOf(bundle, fileName);
  let checked = '';
  let from = 0;
  for (const found of parse(code)[0]) {
    if (found.type !== 'dynamic') continue;
    const { importStart: start, importEnd: end, specifier } = found;
    const whole = code.slice(start, end);
    // A template with values is reported as a pattern, which names no file.
    const files = specifier === undefined ? [] : filesOfImport(specifier, fileName, bundle);
    if (files.length === 0) {
      throw new Error(
        `${fileName}, position ${start}: ${whole} cannot be checked. Import a file by its name.`,
      );
    }
    const list = files
      .filter((file) => !present.has(file))
      .map((file) => relativeFrom(fileName, file));
    checked += code.slice(from, start);
    checked +=
      list.length === 0
        ? whole
        : `Promise.resolve(globalThis.portalFiles?.(import.meta.url,${JSON.stringify(list)})).then(()=>${whole})`;
    from = end;
  }
  return checked + code.slice(from);
}

/** The files of a relative import; empty when the build has no such chunk. */
function filesOfImport(specifier: string, importer: string, bundle: Bundle): readonly string[] {
  if (!/^\.{1,2}\//.test(specifier)) return [];
  const target = new URL(specifier, `http://build/${importer}`).pathname.slice(1);
  return [...filesOf(bundle, target)];
}

/**
 * Before each lazy import the portal asks the shell whether the files match the hashes of the release
 * (shell/src/releases/portal-files.ts), so that the hashes in the pointer cover them too (OPS-13). An import
 * map with hashes is not possible: browsers accept one only as an inline script before the first module, and
 * the content security policy forbids inline scripts. Under a shell without this check, or without a shell,
 * the portal imports as usual. An import that cannot be checked fails the build.
 */
export function checkedImports(): Plugin {
  return {
    name: 'portal:checked-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        await init();
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = withChecks(file, bundle);
        }
      },
    },
  };
}
