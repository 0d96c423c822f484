import { parseArgs } from 'node:util';
import { describeFailure } from '../../shared/problem';

/** Command line of a benchmark over a large seed. */
export interface SeedQuery {
  /** Folder of the seed; absent: a temporary one. */
  readonly folder: string | undefined;
  /** Only measurements whose name contains this text; '' for all. */
  readonly only: string;
}

/** Runs a benchmark with `--data` and `--only`, or prints its help. A failure gives exit code 1. */
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
