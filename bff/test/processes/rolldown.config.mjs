import bff from '../../rolldown.config.mjs';

/** Packages with programs of the machine, which they find beside themselves. */
const WITH_BINARIES = /^(lmdb|sharp|@node-rs\/argon2)$/;

/**
 * Builds a program that tests start as a child process. The environment names its input and its single output
 * file. It has the packages in it: Node would need most of a start to find and load their 2,700 files.
 */
export default {
  ...bff,
  input: process.env.CHILD_INPUT,
  external: (id) => id.startsWith('node:') || WITH_BINARIES.test(id),
  output: {
    ...bff.output,
    dir: undefined,
    sourcemap: false,
    file: process.env.CHILD_FILE,
    // Lazily loaded modules must be in the same file.
    codeSplitting: false,
  },
};
