/** The median time of some runs, in milliseconds. */
export interface Timing {
  readonly name: string;
  /** One for each size, in the order of the sizes. */
  readonly medians: readonly number[];
}

type Step = (turn: number) => Promise<unknown>;

async function time(step: Step, turn: number): Promise<number> {
  const started = process.hrtime.bigint();
  await step(turn);
  return Number(process.hrtime.bigint() - started) / 1e6;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Runs the same step on every size by turns, so that what else the machine does meets all alike.
 * The first tenth warms up and does not count.
 */
export async function compare(
  name: string,
  turns: number,
  steps: readonly Step[],
): Promise<Timing> {
  const times: number[][] = steps.map(() => []);
  const warmUp = Math.ceil(turns / 10);
  for (let turn = 0; turn < turns + warmUp; turn += 1)
    for (const [at, step] of steps.entries()) {
      const taken = await time(step, turn);
      if (turn >= warmUp) times[at]?.push(taken);
    }
  return { name, medians: times.map(median) };
}

const inUnits = (ms: number): string =>
  ms >= 100 ? `${Math.round(ms)} ms` : `${ms.toPrecision(2)} ms`;

/** A table of the timings, with the ratio of the last size to the first. */
export function tableOf(sizes: readonly number[], timings: readonly Timing[]): string {
  const rows = timings.map(({ name, medians }) => [
    name,
    ...medians.map(inUnits),
    ((medians.at(-1) ?? 0) / (medians[0] ?? 1)).toFixed(2),
  ]);
  const head = ['', ...sizes.map((size) => `${size.toLocaleString('en')} documents`), 'ratio'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
