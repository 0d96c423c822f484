import type { KnipConfig } from 'knip';
import { OPERATIONS } from './tools/operate/programs';
import { VERIFICATIONS } from './tools/verify/programs';

const programs = [OPERATIONS, VERIFICATIONS].flatMap((table) =>
  Object.values(table).map(({ file }) => file.replace(/^tools\//, '')),
);

/** Entries are what a script, a runner, an image or another process starts; imports lead to the rest. */
const config: KnipConfig = {
  ignoreBinaries: [
    'apt-get',
    'debootstrap',
    'dockerd',
    'dpkg-deb',
    'ip',
    'iptables-restore',
    'iptables-save',
    'openssl',
    'script',
    'soffice',
    'umount',
  ],
  // The test generates these types of its client.
  ignoreUnresolved: ['./api'],
  workspaces: {
    '.': {
      entry: ['docker/**/*.mjs'],
      project: ['docker/**/*.mjs'],
      // Started by path, or named by the lint configuration and the output of the compilers.
      ignoreDependencies: [
        '@nx/eslint-plugin',
        '@nx/js',
        '@oxc-project/runtime',
        '@typescript/native',
        'eslint',
        'oxfmt',
        'oxlint',
        'oxlint-tsgolint',
      ],
    },
    shell: {
      entry: ['src/boot/boot.ts'],
      project: ['{src,test}/**/*.{ts,tsx}'],
      // Provided to the portals by its name in SHARED_MODULES.
      ignoreDependencies: ['@emotion/react'],
    },
    // The build renders the pages that this file lists.
    'user-portal': { entry: ['src/prerendered-screens.ts'], project: ['src/**/*.{ts,tsx}'] },
    'admin-portal': { entry: ['src/prerendered-screens.ts'], project: ['src/**/*.{ts,tsx}'] },
    bff: {
      entry: [
        'scripts/*.{ts,mjs}',
        'src/{main,main-trial,seed-trial,reconcile,migrate,reseal,hash-password,check-environment,openapi}.ts',
        'test/processes/{child.ts,rolldown.config.mjs}',
        'test/generated-client/players.ts',
      ],
      project: ['{src,test,scripts}/**/*.{ts,mjs}'],
      // A peer of the parser of PromQL; the generator of clients is started by path.
      ignoreDependencies: ['@lezer/common', 'openapi-typescript'],
    },
    'libs/*': { project: ['src/**/*.{ts,tsx}'] },
    'libs/ui': {
      project: ['src/**/*.{ts,tsx}'],
      // Files named in fonts.css.
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
    'libs/embedded-mongo': {
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
      // Read as a file, for its schema.
      ignoreDependencies: ['dclint'],
    },
    'tools/build': {
      // The last ones are named by generated code.
      entry: [
        'lint/*.{mjs,cjs}',
        'vite/prerender/window/page-renderer.tsx',
        'vite/federation/browser/{container,host,runtime}.ts',
      ],
      project: ['**/*.{ts,tsx,mjs,cjs}'],
    },
  },
};

export default config;
