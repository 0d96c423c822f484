import { loadFor } from '../capacity/load';
import { median } from '../quantiles';
import type { ReadRoute } from './routes';

/** Measurements of a route, of the service and of the bare server. */
export interface Compared {
  readonly template: string;
  /** Number of commands to the database. */
  readonly queries: number;
  /** Requests per second. */
  readonly own: number;
  readonly bare: number;
  readonly ratio: number;
}

const CLIENTS = 4;
/**
 * Short rounds, because the machine's speed may change within seconds, and many: the median of 15 moved by 0.2 from run
 * to run.
 */
const ROUNDS = 30;
const SECONDS = 0.25;
/** The bare server runs the same code for every route; the service first has to compile that of a new one. */
const WARM_SECONDS = { own: 5, bare: 1.5 };

/**
 * Measures both alternately, so that other load on the machine affects both equally. Returns medians.
 * @throws Error when one refuses.
 */
export async function compare(
  urls: { readonly own: string; readonly bare: string },
  { template, path }: ReadRoute,
  headers: Readonly<Record<string, string>>,
): Promise<Omit<Compared, 'queries'>> {
  const load = async (url: string, seconds = SECONDS): Promise<number> => {
    const ask = () => ({ method: 'GET', path, headers });
    const { perSecond, failures } = await loadFor(seconds, CLIENTS, [url], ask);
    if (failures > 0) {
      const answer = await fetch(url + path, { headers });
      throw new Error(`${url}${path} answered ${answer.status}: ${await answer.text()}`);
    }
    return perSecond;
  };
  await load(urls.own, WARM_SECONDS.own);
  await load(urls.bare, WARM_SECONDS.bare);
  const rounds: { own: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // A machine that was idle before is faster for a moment, so each side is first in half of the rounds.
    const [first, second] =
      round % 2 === 0 ? (['own', 'bare'] as const) : (['bare', 'own'] as const);
    const one = { own: 0, bare: 0 };
    one[first] = await load(urls[first]);
    one[second] = await load(urls[second]);
    rounds.push(one);
  }
  return {
    template,
    own: median(rounds.map(({ own }) => own)),
    bare: median(rounds.map(({ bare }) => bare)),
    ratio: median(rounds.map(({ own, bare }) => own / bare)),
  };
}
