import type { KnipConfig } from 'knip';
import { OPERATIONS } from './tools/operate/programs';
import { VERIFICATIONS } from './tools/verify/programs';

const programs = [OPERATIONS, VERIFICATIONS].flatMap((table) =>
  Object.values(table).map(({ file }) => file.replace(/^tools\//, '')),
);

/** Entries are what a script, a runner, an image or another process starts; imports lead to the rest. */
const config: KnipConfig = {
  ignoreBinaries: ['apt-get', 'openssl', 'script', 'soffice'],
  workspaces: {
    '.': {
      entry: ['docker/**/*.mjs'],
      project: ['docker/**/*.mjs'],
      // Started by path, or named by the lint configuration and the output of the compilers.
      ignoreDependencies: [
        '@nx/eslint-plugin',
        '@nx/js',
        '@oxc-project/runtime',
        'eslint',
        'oxlint',
        'oxlint-tsgolint',
      ],
    },
    shell: {
      entry: ['src/main.tsx', 'src/boot/boot.ts'],
      project: ['{src,test}/**/*.{ts,tsx}'],
      // Provided to the portals by its name in SHARED_MODULES.
      ignoreDependencies: ['@emotion/react'],
    },
    'user-portal': { entry: ['src/portal.tsx'], project: ['src/**/*.{ts,tsx}'] },
    'admin-portal': { entry: ['src/portal.tsx'], project: ['src/**/*.{ts,tsx}'] },
    bff: {
      entry: [
        'rolldown.config.mjs',
        'scripts/*.{ts,mjs}',
        'src/{main,main-trial,seed-trial,reconcile,migrate,reseal,hash-password,openapi}.ts',
        'test/processes/{child.ts,rolldown.config.mjs}',
      ],
      project: ['{src,test,scripts}/**/*.{ts,mjs}'],
      // A peer of the parser of PromQL.
      ignoreDependencies: ['@lezer/common'],
    },
    'libs/*': { project: ['src/**/*.{ts,tsx}'] },
    'libs/ui': {
      project: ['src/**/*.{ts,tsx}'],
      // Files named in fonts.css.
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
    'libs/embedded-mongo': {
      entry: [
        'rolldown.config.mjs',
        'src/host/server.ts',
        'test/build-server.cjs',
        'bench/main.ts',
      ],
      project: ['{src,test,bench}/**/*.{ts,cjs}'],
    },
    e2e: { project: ['**/*.ts'] },
    tools: {
      entry: [
        ...programs,
        '{develop,operate,verify}/**/*.mjs',
        'develop/**/main.ts',
        'verify/test/main.ts',
        'verify/bench/api/bare-server.ts',
        'verify/bench/spa/main.tsx',
      ],
      project: ['**/*.{ts,tsx,mjs}', '!build/**'],
      // Peers of the CycloneDX library; dclint is read as a file, for its schema.
      ignoreDependencies: ['ajv-formats', 'ajv-formats-draft2019', 'dclint'],
    },
    'tools/build': { entry: ['lint/*.{mjs,cjs}'], project: ['**/*.{ts,mjs,cjs}'] },
  },
};

export default config;
