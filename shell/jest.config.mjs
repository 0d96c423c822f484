import { screenPreset } from '@portal/build/jest';

export default {
  ...screenPreset,
  moduleNameMapper: {
    ...screenPreset.moduleNameMapper,
    '/is-development$': '<rootDir>/test/is-production.ts',
  },
};
