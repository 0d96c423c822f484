// JavaScript for specs with a realm of their own, nearly all of it packages. @swc/jest always makes source maps,
// which nobody reads for packages, and it compiles also what needs no compiling.
const { transformSync } = require('@swc/core');
const { createTransformer } = require('@swc/jest');
const { readFileSync } = require('node:fs');

/** Every ES module has one of these words. */
const ES_WORDS = /\b(?:import|export)\b/;
const OWN_SOURCE = readFileSync(__filename, 'utf8');

exports.createTransformer = (options) => {
  const { getCacheKey } = createTransformer(options);
  return {
    process: (source, filename) =>
      ES_WORDS.test(source) ? transformSync(source, { ...options, filename }) : { code: source },
    getCacheKey: (...parts) => `${getCacheKey(...parts)} ${OWN_SOURCE}`,
  };
};
