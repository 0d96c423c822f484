import { preset } from '@portal/build/jest';

export default {
  ...preset,
  setupFiles: ['reflect-metadata'],
  testMatch: ['<rootDir>/{src,test,scripts}/**/*.spec.ts'],
};
