import { parseArgs } from 'node:util';
import { Problem } from '../../shared/problem';

/** What the user of `npm test` wants. */
export interface TestArguments {
  /** Only what differs from main. */
  readonly changed: boolean;
  /** Repeats the tests after each change of a file. */
  readonly watch: boolean;
  readonly help: boolean;
  /** Projects, steps, parts of a file's path, or parts of a test's name. */
  readonly words: readonly string[];
}

/** The text of `npm test -- --help`. */
export const USAGE = `npm test                        everything that CI runs
npm test -- bff                 the tests of a project
npm test -- bff payments        its spec files with 'payments' in the path, or its tests with that in the name
npm test -- payments            the same in all projects, without the journeys
npm test -- format lint types   these steps; there are format, lint, types, build
npm test -- --changed           format, code rules, types and specs that import or name what differs from main
npm test -- --watch dashboard   again after each change of a file; p, t and Enter choose among them
npm run e2e -- settings         builds what is not built, and runs these journeys
`;

/** @throws Problem for an unknown option, or for two that exclude each other. */
export function readArguments(argv: readonly string[]): TestArguments {
  const { values, positionals } = parse(argv);
  const { changed = false, watch = false, help = false } = values;
  if (changed && (watch || positionals.length > 0)) {
    throw new Problem(`--changed finds out itself what to run: give it alone.\n\n${USAGE}`);
  }
  return { changed, watch, help, words: positionals };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        changed: { type: 'boolean' },
        watch: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
