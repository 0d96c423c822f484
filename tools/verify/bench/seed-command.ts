import { parseArgs } from 'node:util';
import { describeFailure } from '../../shared/problem';

/** What the command line of a benchmark over a large seed says. */
export interface SeedQuery {
  /** Folder of the seed; one of its own when absent. */
  readonly folder: string | undefined;
  /** Words that the names of what is measured contain; '' for everything. */
  readonly only: string;
}

/** Runs a benchmark that takes `--data` and `--only`, or prints its help; a failure is the exit code 1. */
export async function runSeedCommand(
  help: string,
  bench: (query: SeedQuery) => Promise<void>,
): Promise<void> {
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string' },
        only: { type: 'string', default: '' },
        help: { type: 'boolean' },
      },
    });
    if (values.help === true) process.stdout.write(`${help}\n`);
    else await bench({ folder: values.data, only: values.only });
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
