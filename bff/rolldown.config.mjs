// Bundles our own source-only libs; everything from node_modules stays outside.
const bundled = /^(@portal\/|@oxc-project\/runtime)/;

export default {
  input: {
    main: 'src/main.ts',
    'main-trial': 'src/main-trial.ts',
    'seed-trial': 'src/seed-trial.ts',
    reconcile: 'src/reconcile.ts',
    migrate: 'src/migrate.ts',
    reseal: 'src/reseal.ts',
    'hash-password': 'src/hash-password.ts',
    openapi: 'src/openapi.ts',
  },
  platform: 'node',
  tsconfig: 'tsconfig.json',
  external: (id) => /^[^./]/.test(id) && !bundled.test(id) && !id.startsWith('\0'),
  // Nest knows classes by their names.
  output: { dir: 'dist', format: 'esm', sourcemap: true, keepNames: true },
};
