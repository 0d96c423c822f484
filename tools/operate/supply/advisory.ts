import semver from 'semver';

/** Severities, lowest first. */
export const SEVERITIES = ['low', 'moderate', 'high', 'critical'] as const;

/** Severity of an advisory, by npm's names. */
export type Severity = (typeof SEVERITIES)[number];

/** A published vulnerability of some versions of one package. */
export interface Advisory {
  /** `GHSA-…`, `CVE-…` or `MAL-…`. */
  readonly id: string;
  readonly package: string;
  readonly severity: Severity;
  readonly summary: string;
  readonly isAffected: (version: string) => boolean;
  /** The affected versions as text. */
  readonly range: string;
  /** Lowest fixed version of the highest release line; null when there is none. */
  readonly fixed: string | null;
}

/** A part of a range in OSV format: from `introduced` until before `fixed`, or until `last_affected`. */
type RangeEvent =
  { readonly introduced: string } | { readonly fixed: string } | { readonly last_affected: string };

/** A range of versions. Its events may be in any order. */
export interface VersionRange {
  readonly type: string;
  readonly events: readonly RangeEvent[];
}

interface Span {
  readonly from: string;
  readonly before: string | null;
  readonly until: string | null;
}

/** `0` means from the first version on, including prereleases. */
const FIRST = '0.0.0-0';

const versionOf = (event: RangeEvent): string => {
  const [version = ''] = Object.values(event) as string[];
  return version === '0' ? FIRST : version;
};

/** The spans of a range in ascending order. @throws Error when an event has no version. */
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

/** True when a version is in one of the ranges. A prerelease is older than its release. */
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

/**
 * Ranges as text: `>=7.0.0 <7.29.1
 *
 * >=8.0.0 <=8.1.0`.
 */
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

/** The highest fixed version, or null when one range has no fix. */
export function fixOf(ranges: readonly VersionRange[]): string | null {
  const spans = ranges.flatMap(spansOf);
  if (spans.length === 0 || spans.some(({ before }) => before === null)) return null;
  return semver.rsort(spans.flatMap(({ before }) => before ?? []))[0] ?? null;
}
