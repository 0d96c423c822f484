// Bundles programs of tools/ into single files without dependencies: node docker/bundle.mjs <folder>
import { rolldown } from 'rolldown';

const PROGRAMS = [
  'tools/operate/release/cli',
  'tools/operate/backup/main',
  'tools/operate/backup/restore',
  'tools/operate/init/main',
  'tools/operate/doctor/main',
  'tools/operate/probe/probe',
];

/** The embedded engine's store, which production never opens, and optional parts of the driver. */
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
  // At the same depth as the source: programs find files relative to their own folder.
  const { output } = await bundle.write({
    file: `${folder}/${name}.mjs`,
    format: 'esm',
    codeSplitting: false,
    banner:
      "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  });
  await bundle.close();
  // For the bill of materials, because the image has no package folder.
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const packages = modules.flatMap(
    (id) => id.match(/^.*node_modules\/((@[^/]+\/)?[^/]+)/)?.[1] ?? [],
  );
  process.stdout.write(
    `${JSON.stringify({ program: name, packages: [...new Set(packages)].sort() })}\n`,
  );
}
