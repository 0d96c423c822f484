import { preset } from '@portal/build/jest';

export default {
  ...preset,
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  globalSetup: '<rootDir>/test/build-server.cjs',
};
