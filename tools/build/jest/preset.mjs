// One jest set-up for every project: swc to CommonJS, node_modules included, because Nest 12 is
// ESM only and Node 20's jest cannot require ES modules.
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
const javascript = {
  ...typescript,
  sourceMaps: false,
  jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
};

export const preset = {
  // Ends what hangs, and no more: a machine that does other things as well may take its time.
  testTimeout: 180_000,
  testEnvironment: 'node',
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': ['@swc/jest', typescript],
    '^.+\\.m?js$': ['@swc/jest', javascript],
  },
  transformIgnorePatterns: [],
  cacheDirectory: new URL('../../../.cache/jest', import.meta.url).pathname,
};
