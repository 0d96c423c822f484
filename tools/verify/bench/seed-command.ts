import { parseArgs } from 'node:util';
import { describeFailure } from '../../shared/problem';

/** Command line of a benchmark over a large seed. */
export interface SeedQuery {
  /** Folder of the seed; absent: a temporary one. */
  readonly folder: string | undefined;
  /** Only measurements whose name contains this text; '' for all. */
  readonly only: string;
  /** Largest number of measurements of each row. */
  readonly rounds: number;
}

/** Runs a benchmark with `--data`, `--only` and `--rounds`, or prints its help. A failure gives exit code 1. */
export async function runSeedCommand(
  help: string,
  bench: (query: SeedQuery) => Promise<void>,
): Promise<void> {
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string' },
        only: { type: 'string', default: '' },
        rounds: { type: 'string', default: '100' },
        help: { type: 'boolean' },
      },
    });
    if (values.help === true) return void process.stdout.write(`${help}\n`);
    await bench({ folder: values.data, only: values.only, rounds: Number(values.rounds) });
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
