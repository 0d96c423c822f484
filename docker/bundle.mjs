// Makes programs of tools/operate into single files that run without packages: node docker/bundle.mjs <folder>
import { rolldown } from 'rolldown';

const PROGRAMS = [
  'tools/operate/release/cli',
  'tools/operate/backup/main',
  'tools/operate/backup/restore',
];

/**
 * The embedded engine's store, which production never opens, and parts of the driver that are used when
 * somebody installed them.
 */
const ABSENT =
  /^(lmdb|mongodb-client-encryption|kerberos|snappy|socks|aws4|gcp-metadata|@mongodb-js\/zstd|@aws-sdk\/)/;

const [folder, ...named] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node docker/bundle.mjs <folder> [program ...]');
for (const name of named.length > 0 ? named : PROGRAMS) {
  const bundle = await rolldown({
    input: `${name}.ts`,
    platform: 'node',
    tsconfig: 'tools/tsconfig.json',
    external: (id) => id.startsWith('node:') || ABSENT.test(id),
  });
  // At the same depth as the source: programs look for files from where they lie.
  const { output } = await bundle.write({
    file: `${folder}/${name}.mjs`,
    format: 'esm',
    codeSplitting: false,
    banner:
      "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  });
  await bundle.close();
  // What the bill of materials must know, because no folder of packages shows it any more.
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const packages = modules.flatMap(
    (id) => id.match(/^.*node_modules\/((@[^/]+\/)?[^/]+)/)?.[1] ?? [],
  );
  process.stdout.write(
    `${JSON.stringify({ program: name, packages: [...new Set(packages)].sort() })}\n`,
  );
}
