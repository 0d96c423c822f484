import { quantile } from '../quantiles';
import type { Query } from './query';
import { ONE_DOCUMENT } from './queries';
import type { BenchedSystem } from './system';

/** Duration of a query in ms, and of the read of one document, measured alternately. */
export interface Numbers {
  readonly query: Query;
  readonly p50: number;
  readonly p95: number;
  /** Median of the read of one document. */
  readonly base: number;
}

/** Single documents read per query, so that the base value does not depend on chance. */
const BASES_PER_ROUND = 3;

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
  const [times, bases]: [number[], number[]] = [[], []];
  for (let round = 0; round < Math.min(query.rounds, mostRounds); round += 1) {
    for (let turn = 0; turn < BASES_PER_ROUND; turn += 1) {
      const one = ONE_DOCUMENT[(round * BASES_PER_ROUND + turn) % ONE_DOCUMENT.length] ?? '';
      bases.push(await timed(() => system.get(one)));
    }
    const path = query.paths[round % query.paths.length] ?? '';
    times.push(await timed(() => system.get(path)));
  }
  return {
    query,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    base: quantile(bases, 0.5),
  };
}
