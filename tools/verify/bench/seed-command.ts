import { parseArgs } from 'node:util';
import { describeFailure } from '../../shared/problem';

/** Command line of a benchmark over a large seed. */
export interface SeedQuery {
  /** Folder of the seed; absent: a temporary one. */
  readonly folder: string | undefined;
  /** Whether to measure something, by its name. */
  readonly isAsked: (name: string) => boolean;
  /** Whether everything is measured. */
  readonly isWhole: boolean;
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
        only: { type: 'string', multiple: true, default: [] },
        rounds: { type: 'string', default: '100' },
        help: { type: 'boolean' },
      },
    });
    if (values.help === true) return void process.stdout.write(`${help}\n`);
    const { data: folder, only } = values;
    await bench({
      ...{ folder, rounds: Number(values.rounds), isWhole: only.length === 0 },
      isAsked: (name) => only.length === 0 || only.some((words) => name.includes(words)),
    });
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
