import bff from '../../rolldown.config.mjs';

/**
 * Builds a program that tests start as a child process. The environment names its input and its single output
 * file.
 */
export default {
  ...bff,
  input: process.env.CHILD_INPUT,
  output: {
    ...bff.output,
    dir: undefined,
    sourcemap: 'inline',
    file: process.env.CHILD_FILE,
    // Lazily loaded modules must be in the same file.
    codeSplitting: false,
  },
};
