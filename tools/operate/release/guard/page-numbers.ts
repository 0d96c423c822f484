import type { AppName } from '../paths';

/** Versions whose numbers are compared. */
type Kind = 'live' | 'canary';

/** The numbers of one version since the service started. */
interface Counts {
  /** Pages that sent measurements. */
  readonly pages: number;
  /** Reports with an error. */
  readonly broken: number;
  /** Cumulative numbers of LCP and INP by upper bound in seconds. */
  readonly lcp: ReadonlyMap<number, number>;
  readonly inp: ReadonlyMap<number, number>;
}

/** The numbers of both versions of an app at one moment. */
export type PageNumbers = Readonly<Record<Kind, Counts>>;

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^(\w+)\{([^}]*)\} (\S+)$/;
const LABEL = /(\w+)="([^"]*)"/g;

function samplesOf(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels, value] = LINE.exec(line) ?? [];
    if (name === undefined || labels === undefined) return [];
    const pairs = [...labels.matchAll(LABEL)].map(([, key = '', text = '']) => [key, text]);
    return [
      { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) },
    ];
  });
}

/** Reads the numbers of one app from the metrics of an instance, in Prometheus' format. */
export function numbersFrom(text: string, app: AppName): PageNumbers {
  const samples = samplesOf(text).filter(({ labels }) => labels['part'] === app);
  const of = (kind: Kind): Counts => {
    const own = samples.filter(({ labels }) => labels['version'] === kind);
    const buckets = (vital: string): Map<number, number> =>
      new Map(
        own
          .filter(
            ({ name, labels }) =>
              name === 'portal_web_vital_seconds_bucket' && labels['vital'] === vital,
          )
          .map(({ labels, value }) => [
            labels['le'] === '+Inf' ? Infinity : Number(labels['le']),
            value,
          ]),
      );
    const lcp = buckets('LCP');
    return {
      pages: lcp.get(Infinity) ?? 0,
      broken: own.find(({ name }) => name === 'portal_browser_broken_pages_total')?.value ?? 0,
      lcp,
      inp: buckets('INP'),
    };
  };
  return { live: of('live'), canary: of('canary') };
}

/** Growth of a counter. One that fell was begun anew by a restart. */
const grown = (before: number, now: number): number => (now < before ? now : now - before);

const minus = (before: Counts, now: Counts): Counts => {
  const maps = (one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>) =>
    new Map(
      [...other].map(([bound, value]) => [bound, grown(one.get(bound) ?? 0, value)] as const),
    );
  return {
    pages: grown(before.pages, now.pages),
    broken: grown(before.broken, now.broken),
    lcp: maps(before.lcp, now.lcp),
    inp: maps(before.inp, now.inp),
  };
};

/** What was added between two looks at one instance. */
export const growth = (before: PageNumbers, now: PageNumbers): PageNumbers => ({
  live: minus(before.live, now.live),
  canary: minus(before.canary, now.canary),
});

const plus = (one: Counts, other: Counts): Counts => {
  const maps = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>) =>
    new Map(
      [...new Set([...a.keys(), ...b.keys()])].map(
        (bound) => [bound, (a.get(bound) ?? 0) + (b.get(bound) ?? 0)] as const,
      ),
    );
  return {
    pages: one.pages + other.pages,
    broken: one.broken + other.broken,
    lcp: maps(one.lcp, other.lcp),
    inp: maps(one.inp, other.inp),
  };
};

const NOTHING: Counts = { pages: 0, broken: 0, lcp: new Map(), inp: new Map() };

/** The numbers of all instances together. */
export const together = (all: readonly PageNumbers[]): PageNumbers => ({
  live: all.map(({ live }) => live).reduce(plus, NOTHING),
  canary: all.map(({ canary }) => canary).reduce(plus, NOTHING),
});
