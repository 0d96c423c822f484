import type { Batch, Evidence } from './sequential-test';
import { likelihoodRatio, NO_EVIDENCE, withBatch } from './sequential-test';
import type { PageNumbers } from './page-numbers';

/** The three measures of a canary. */
const MEASURES = ['errors', 'LCP', 'INP'] as const;
type Measure = (typeof MEASURES)[number];

/** Of a thousand harmless canaries one is rolled back, by all three measures together. */
const FALSE_ALARMS = 1 / 1_000;
const ALARM = MEASURES.length / FALSE_ALARMS;

/** A page is slow when it is slower than three quarters of the live pages. */
const SLOW_SHARE = 0.25;
/** Live pages that must be measured before slow is known. */
const PAGES_BEFORE = 100;

type Buckets = ReadonlyMap<number, number>;

/** What is known about a canary so far. */
export interface Judgement {
  readonly evidence: Readonly<Record<Measure, Evidence>>;
  /** Seconds above which a page is slow; null: too few live pages were measured. */
  readonly slow: Readonly<Record<'LCP' | 'INP', number | null>>;
  /** Times of live pages so far, from which `slow` is decided. */
  readonly live: Readonly<Record<'LCP' | 'INP', Buckets>>;
  /** All pages and bad pages, to say why. */
  readonly seen: Readonly<Record<Measure, Batch>>;
}

const NONE: Batch = { canaryPages: 0, livePages: 0, canaryBad: 0, liveBad: 0 };

/** The judgement before the first look. */
export const NO_JUDGEMENT: Judgement = {
  evidence: { errors: NO_EVIDENCE, LCP: NO_EVIDENCE, INP: NO_EVIDENCE },
  slow: { LCP: null, INP: null },
  live: { LCP: new Map(), INP: new Map() },
  seen: { errors: NONE, LCP: NONE, INP: NONE },
};

const total = (buckets: Buckets): number => buckets.get(Infinity) ?? 0;

function slowFrom(buckets: Buckets): number | null {
  const all = total(buckets);
  if (all < PAGES_BEFORE) return null;
  const bounds = [...buckets].toSorted(([one], [other]) => one - other);
  const found = bounds.find(([, below]) => below >= all * (1 - SLOW_SHARE));
  return found && Number.isFinite(found[0]) ? found[0] : null;
}

function timesOf(live: Buckets, canary: Buckets, slow: number): Batch {
  const bad = (buckets: Buckets): number => total(buckets) - (buckets.get(slow) ?? 0);
  return {
    canaryPages: total(canary),
    livePages: total(live),
    canaryBad: bad(canary),
    liveBad: bad(live),
  };
}

const added = (one: Buckets, other: Buckets): Buckets =>
  new Map([...other].map(([bound, below]) => [bound, below + (one.get(bound) ?? 0)] as const));

const sum = (one: Batch, other: Batch): Batch => ({
  canaryPages: one.canaryPages + other.canaryPages,
  livePages: one.livePages + other.livePages,
  canaryBad: one.canaryBad + other.canaryBad,
  liveBad: one.liveBad + other.liveBad,
});

/** Adds what was measured since the last look. What is slow is decided once, before it is used. */
export function judged(before: Judgement, { live, canary }: PageNumbers): Judgement {
  const batches: Record<Measure, Batch> = {
    errors: {
      canaryPages: canary.pages,
      livePages: live.pages,
      canaryBad: canary.broken,
      liveBad: live.broken,
    },
    LCP: before.slow.LCP === null ? NONE : timesOf(live.lcp, canary.lcp, before.slow.LCP),
    INP: before.slow.INP === null ? NONE : timesOf(live.inp, canary.inp, before.slow.INP),
  };
  const each = <Value>(of: (measure: Measure) => Value): Record<Measure, Value> => ({
    errors: of('errors'),
    LCP: of('LCP'),
    INP: of('INP'),
  });
  const all = { LCP: added(before.live.LCP, live.lcp), INP: added(before.live.INP, live.inp) };
  return {
    evidence: each((measure) => withBatch(before.evidence[measure], batches[measure])),
    slow: {
      LCP: before.slow.LCP ?? slowFrom(all.LCP),
      INP: before.slow.INP ?? slowFrom(all.INP),
    },
    live: all,
    seen: each((measure) => sum(before.seen[measure], batches[measure])),
  };
}

const percent = (part: number, all: number): string =>
  all === 0 ? '-' : `${((100 * part) / all).toFixed(1)} %`;

/** Why the canary must be rolled back, in a sentence; null while nothing speaks against it. */
export function whyWorse({ evidence, slow, seen }: Judgement): string | null {
  const measure = MEASURES.find((one) => likelihoodRatio(evidence[one]) >= ALARM);
  if (measure === undefined) return null;
  const { canaryBad, canaryPages, liveBad, livePages } = seen[measure];
  const numbers = `canary ${canaryBad} of ${canaryPages} measured pages (${percent(canaryBad, canaryPages)}), live ${liveBad} of ${livePages} (${percent(liveBad, livePages)})`;
  if (measure === 'errors') return `more pages with errors: ${numbers}`;
  return `more pages with ${measure} above ${slow[measure] ?? '?'} s: ${numbers}`;
}
