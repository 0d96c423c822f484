// Prints which of our files each program of the build is made of: `{ "main": ["src/main.ts", …], … }`.
// Without writing anything, so that tests can ask at any time.
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import config from '../rolldown.config.mjs';

const { output, ...input } = config;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bundle = await rolldown({ ...input, cwd: root });
const { output: files } = await bundle.generate(output);
await bundle.close();

const chunks = new Map(
  files.filter(({ type }) => type === 'chunk').map((one) => [one.fileName, one]),
);

/** A program and every chunk it may load. */
function reachable(fileName, seen = new Set()) {
  const chunk = chunks.get(fileName);
  if (!chunk || seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const next of [...chunk.imports, ...chunk.dynamicImports]) reachable(next, seen);
  return seen;
}

const programs = [...chunks.values()].filter(({ isEntry }) => isEntry);
const modulesOf = (program) =>
  [...reachable(program.fileName)]
    .flatMap((fileName) => chunks.get(fileName)?.moduleIds ?? [])
    .map((id) => relative(root, id))
    .filter((id) => id.startsWith('src/'));
process.stdout.write(
  JSON.stringify(Object.fromEntries(programs.map((one) => [one.name, modulesOf(one)]))),
);
