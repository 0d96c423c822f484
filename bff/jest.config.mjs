import { preset } from '../tools/jest/preset.mjs';

export default {
  ...preset,
  setupFiles: ['reflect-metadata'],
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
};
