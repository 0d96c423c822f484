// One jest configuration for all projects: swc compiles everything to CommonJS, including node_modules. Nest
// 12 is ESM only, and jest on Node 20 cannot require ES modules.
const typescript = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx: false, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};
const react = {
  ...typescript,
  jsc: {
    ...typescript.jsc,
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};
const javascript = {
  ...typescript,
  sourceMaps: false,
  jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
};

const here = (file) => new URL(file, import.meta.url).pathname;

export const preset = {
  // Only ends tests that hang. A busy machine may be slow.
  testTimeout: 180_000,
  testEnvironment: here('./one-realm-environment.mjs'),
  runtime: here('./shared-packages-runtime.mjs'),
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': ['@swc/jest', typescript],
    '^.+\\.tsx$': ['@swc/jest', react],
    '^.+\\.m?js$': [here('./package-transform.cjs'), javascript],
  },
  transformIgnorePatterns: [],
  cacheDirectory: here('../../../.cache/jest'),
};

/** For projects with screens: `.spec.tsx` beside the screen has a document, `.spec.ts` has Node alone. */
export const screenPreset = {
  ...preset,
  testMatch: ['<rootDir>/{src,test}/**/*.spec.{ts,tsx}'],
  testEnvironment: here('./screen-environment.mjs'),
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: { ...preset.moduleNameMapper, '\\.css$': here('./no-style.cjs') },
};
