import { preset } from '../tools/jest/preset.mjs';

export default {
  ...preset,
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '/is-development$': '<rootDir>/test/is-production.ts',
  },
};
