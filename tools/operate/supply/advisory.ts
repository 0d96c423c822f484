import semver from 'semver';

/** How bad an advisory is, best first. */
export const SEVERITIES = ['low', 'moderate', 'high', 'critical'] as const;

/** How bad an advisory is, in npm's words. */
export type Severity = (typeof SEVERITIES)[number];

/** A published weakness of versions of one package. */
export interface Advisory {
  /** `GHSA-…`, `CVE-…` or `MAL-…`. */
  readonly id: string;
  readonly package: string;
  readonly severity: Severity;
  readonly summary: string;
  readonly isAffected: (version: string) => boolean;
  /** What is affected, for people. */
  readonly range: string;
  /** Lowest version without it, of the highest line; null when there is none. */
  readonly fixed: string | null;
}

/** A part of a range as OSV writes it: from `introduced` until before `fixed`, or until `last_affected`. */
export type RangeEvent =
  { readonly introduced: string } | { readonly fixed: string } | { readonly last_affected: string };

/** A range of versions, its events in any order. */
export interface VersionRange {
  readonly type: string;
  readonly events: readonly RangeEvent[];
}

interface Span {
  readonly from: string;
  readonly before: string | null;
  readonly until: string | null;
}

/** `0` means from the first version on, prereleases included. */
const FIRST = '0.0.0-0';

const versionOf = (event: RangeEvent): string => {
  const [version = ''] = Object.values(event) as string[];
  return version === '0' ? FIRST : version;
};

/** The spans of a range in rising order. @throws Error when an event names no version. */
function spansOf({ events }: VersionRange): Span[] {
  const ordered = [...events].sort((one, other) =>
    semver.compare(versionOf(one), versionOf(other)),
  );
  const spans: Span[] = [];
  let from: string | null = null;
  for (const event of ordered) {
    const version = versionOf(event);
    if ('introduced' in event) from ??= version;
    else if (from !== null) {
      const isFix = 'fixed' in event;
      spans.push({ from, before: isFix ? version : null, until: isFix ? null : version });
      from = null;
    }
  }
  return from === null ? spans : [...spans, { from, before: null, until: null }];
}

/** Whether a version lies in one of the ranges; a prerelease counts as older than its release. */
export function isInRanges(ranges: readonly VersionRange[], version: string): boolean {
  return ranges
    .flatMap(spansOf)
    .some(
      ({ from, before, until }) =>
        semver.gte(version, from) &&
        (before === null || semver.lt(version, before)) &&
        (until === null || semver.lte(version, until)),
    );
}

/** Ranges in words: `>=7.0.0 <7.29.1 || >=8.0.0 <=8.1.0`. */
export function describeRanges(ranges: readonly VersionRange[]): string {
  const words = ranges
    .flatMap(spansOf)
    .map(({ from, before, until }) =>
      [
        from === FIRST ? '' : `>=${from}`,
        before === null ? '' : `<${before}`,
        until === null ? '' : `<=${until}`,
      ]
        .filter((word) => word !== '')
        .join(' '),
    );
  return words.map((word) => word || 'every version').join(' || ');
}

/** The highest version that fixes, or null when one range has no fix. */
export function fixOf(ranges: readonly VersionRange[]): string | null {
  const spans = ranges.flatMap(spansOf);
  if (spans.length === 0 || spans.some(({ before }) => before === null)) return null;
  return semver.rsort(spans.flatMap(({ before }) => before ?? []))[0] ?? null;
}
