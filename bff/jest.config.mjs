import { serverPreset } from '@portal/build/jest';

export default {
  ...serverPreset,
  setupFiles: ['reflect-metadata'],
  testMatch: ['<rootDir>/{src,test,scripts}/**/*.spec.ts'],
};
