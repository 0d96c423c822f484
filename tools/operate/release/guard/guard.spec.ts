import { judged, NO_JUDGEMENT, whyWorse } from './judge';
import { growth, numbersFrom, type PageNumbers, together } from './page-numbers';

/** A generator of numbers from 0 to 1 that repeats itself in every run of the test (mulberry32). */
function drawsOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const BOUNDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 4, 8, Infinity];
const LOOK_S = 10;
/** Page loads in ten seconds, a quarter of which is measured, as pages do. */
const VISITS = 500;
const MEASURED = 0.25;

interface Version {
  /** Share of pages with an error. */
  readonly errors: number;
  /** Median of LCP in seconds; INP takes a tenth. */
  readonly seconds: number;
}
const LIVE: Version = { errors: 0.004, seconds: 1.1 };

/** A time around the median, with the long tail of real pages (log-normal). */
function time(median: number, draw: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
  return median * Math.exp(0.6 * normal);
}

function pagesOf({ errors, seconds }: Version, visits: number, draw: () => number) {
  const lcp = new Map(BOUNDS.map((bound) => [bound, 0]));
  const inp = new Map(BOUNDS.map((bound) => [bound, 0]));
  let [pages, broken] = [0, 0];
  const add = (buckets: Map<number, number>, value: number): void => {
    for (const bound of BOUNDS)
      if (value <= bound) buckets.set(bound, (buckets.get(bound) ?? 0) + 1);
  };
  for (let visit = 0; visit < visits; visit += 1) {
    if (draw() < errors) broken += 1;
    if (draw() >= MEASURED) continue;
    pages += 1;
    add(lcp, time(seconds, draw));
    add(inp, time(seconds / 10, draw));
  }
  return { pages, broken, lcp, inp };
}

/** Seconds until the canary is rolled back; null when it passes. */
function secondsUntilRollback(canary: Version, seed: number, minutes: number): number | null {
  const draw = drawsOf(seed);
  let judgement = NO_JUDGEMENT;
  for (let seconds = LOOK_S; seconds <= minutes * 60; seconds += LOOK_S) {
    const share = seconds < minutes * 30 ? 0.05 : 0.25;
    const tried = Array.from({ length: VISITS }, draw).filter((one) => one < share).length;
    const added: PageNumbers = {
      live: pagesOf(LIVE, VISITS - tried, draw),
      canary: pagesOf(canary, tried, draw),
    };
    judgement = judged(judgement, added);
    if (whyWorse(judgement) !== null) return seconds;
  }
  return null;
}

const runs = (count: number, canary: Version, minutes: number) =>
  Array.from({ length: count }, (_one, index) => secondsUntilRollback(canary, index + 1, minutes));

describe('a canary that is watched, at 50 page loads a second', () => {
  it('passes 50 of 50 times when it is harmless, over steps of 5 and 25 %', () => {
    expect(runs(50, LIVE, 10).filter((seconds) => seconds !== null)).toEqual([]);
  });

  it('is rolled back 20 of 20 times within two minutes when it throws for one visitor in twenty', () => {
    const times = runs(20, { ...LIVE, errors: 0.05 }, 10);
    expect(times.filter((seconds) => seconds === null || seconds > 120)).toEqual([]);
  });

  it('is rolled back 20 of 20 times when it is only slower', () => {
    expect(runs(20, { ...LIVE, seconds: 1.9 }, 15)).not.toContain(null);
  });
});

it('says why, with the numbers of both', () => {
  const pages = (count: number, broken: number) => ({
    pages: count,
    broken,
    lcp: new Map(),
    inp: new Map(),
  });
  const judgement = judged(NO_JUDGEMENT, { live: pages(950, 4), canary: pages(50, 12) });
  expect(whyWorse(judgement)).toBe(
    'more pages with errors: canary 12 of 50 measured pages (24.0 %), live 4 of 950 (0.4 %)',
  );
});

describe('the numbers of an instance', () => {
  const text = (live: number, canary: number): string =>
    [
      `portal_browser_broken_pages_total{part="user-portal",version="live"} ${live}`,
      `portal_browser_broken_pages_total{part="user-portal",version="canary"} ${canary}`,
      'portal_browser_broken_pages_total{part="admin-portal",version="canary"} 99',
      `portal_web_vital_seconds_bucket{le="0.5",vital="LCP",part="user-portal",version="live"} ${live}`,
      `portal_web_vital_seconds_bucket{le="+Inf",vital="LCP",part="user-portal",version="live"} ${live * 2}`,
    ].join('\n');
  const read = (live: number, canary: number) => numbersFrom(text(live, canary), 'user-portal');

  it('are those of the portal, by version', () => {
    const { live, canary } = read(3, 2);
    expect([live.pages, live.broken, live.lcp.get(0.5), canary.broken, canary.pages]).toEqual([
      6, 3, 3, 2, 0,
    ]);
  });

  it('grow, also over a restart, and are added up over instances', () => {
    const grown = growth(read(10, 5), read(12, 1));
    expect([grown.live.broken, grown.canary.broken, grown.live.pages]).toEqual([2, 1, 4]);
    expect(together([grown, grown]).live.broken).toBe(4);
  });
});
