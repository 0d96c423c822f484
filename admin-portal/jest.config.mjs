import { preset } from '../tools/jest/preset.mjs';

export default { ...preset, testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'] };
