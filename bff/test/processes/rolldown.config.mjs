import bff from '../../rolldown.config.mjs';

/** A program as a child of tests: one file, named by whoever builds it. */
export default {
  ...bff,
  input: process.env.CHILD_INPUT,
  output: {
    ...bff.output,
    dir: undefined,
    sourcemap: 'inline',
    file: process.env.CHILD_FILE,
    // What the service loads late comes along, or it would be a second file.
    codeSplitting: false,
  },
};
