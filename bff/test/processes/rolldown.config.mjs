import bff from '../../rolldown.config.mjs';

/** The service as a child of tests: one file, named by whoever builds it. */
export default {
  ...bff,
  input: 'test/processes/child.ts',
  output: { ...bff.output, dir: undefined, sourcemap: 'inline', file: process.env.CHILD_FILE },
};
