import { median, quantile } from '../quantiles';
import { halfOf, type Query } from './query';
import { ONE_DOCUMENT } from './queries';
import type { BenchedSystem } from './system';

/** Duration of a query in ms, and of the read of one document, measured alternately. */
export interface Numbers {
  readonly query: Query;
  readonly p50: number;
  readonly p95: number;
  /** Median of the read of one document. */
  readonly base: number;
  /**
   * Median of the rounds' own ratios. The machine's speed may change threefold between rounds, and then the two
   * medians above may be of different speeds.
   */
  readonly ratio: number;
}

/** Single documents read per query, so that the base value does not depend on chance. */
const BASES_PER_ROUND = 3;

/**
 * How long a row is asked before it is measured, in ms: service and engine first have to compile what only
 * this list needs, while the read of one document is warm after the first row.
 */
const WARM_MS = 3_000;

/** The paths of a row that are measured, and others that warm it up: a measured text was not searched before. */
function halvesOf({
  paths,
}: Query): readonly [measured: readonly string[], others: readonly string[]] {
  const half = halfOf(paths);
  return paths.length === 1 ? [paths, paths] : [paths.slice(0, half), paths.slice(half)];
}

async function warmUp(system: BenchedSystem, paths: readonly string[]): Promise<void> {
  const end = performance.now() + WARM_MS;
  for (let turn = 0; performance.now() < end; turn += 1)
    await system.get(paths[turn % paths.length] ?? '');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * Measures both alternately, so that other load on the machine affects both equally; at most `mostRounds`
 * times.
 */
export async function measure(
  system: BenchedSystem,
  query: Query,
  mostRounds: number,
): Promise<Numbers> {
  const [times, bases, ratios]: [number[], number[], number[]] = [[], [], []];
  const rounds = Math.min(query.rounds, mostRounds);
  const [measured, others] = halvesOf(query);
  await warmUp(system, others);
  for (let round = 0; round < rounds; round += 1) {
    const ofRound: number[] = [];
    for (let turn = 0; turn < BASES_PER_ROUND; turn += 1) {
      const one = ONE_DOCUMENT[(round * BASES_PER_ROUND + turn) % ONE_DOCUMENT.length] ?? '';
      ofRound.push(await timed(() => system.get(one)));
    }
    const path = measured[round % measured.length] ?? '';
    const time = await timed(() => system.get(path));
    times.push(time);
    bases.push(...ofRound);
    ratios.push(time / median(ofRound));
  }
  return {
    query,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    base: quantile(bases, 0.5),
    ratio: median(ratios),
  };
}
