import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

// Bundles our own source-only libs; everything from node_modules stays outside.
const bundled = /^(@portal\/|@oxc-project\/runtime)/;

/** Names the build by the package's version and a hash of its bytes, as releases of portals are named. */
const nameBuild = {
  name: 'portal:name-build',
  generateBundle(_options, bundle) {
    const hash = createHash('sha256');
    for (const [path, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
      // Source maps name folders of the machine.
      if (file.type === 'chunk') hash.update(`${path}\0`).update(file.code);
    }
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const release = `${version}-${hash.digest('hex').slice(0, 10)}`;
    this.emitFile({
      type: 'asset',
      fileName: 'build.json',
      source: `${JSON.stringify({ release })}\n`,
    });
  },
};

export default {
  plugins: [nameBuild],
  input: {
    main: 'src/main.ts',
    'main-trial': 'src/main-trial.ts',
    'seed-trial': 'src/seed-trial.ts',
    reconcile: 'src/reconcile.ts',
    migrate: 'src/migrate.ts',
    reseal: 'src/reseal.ts',
    'hash-password': 'src/hash-password.ts',
    'check-environment': 'src/check-environment.ts',
    openapi: 'src/openapi.ts',
  },
  platform: 'node',
  tsconfig: 'tsconfig.json',
  external: (id) => /^[^./]/.test(id) && !bundled.test(id) && !id.startsWith('\0'),
  // Nest knows classes by their names.
  output: { dir: 'dist', format: 'esm', sourcemap: true, keepNames: true },
};
