import { preset } from '../tools/jest/preset.mjs';

export default {
  ...preset,
  setupFiles: ['reflect-metadata'],
  // A real database and real hashing, on machines that do other things as well.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
};
