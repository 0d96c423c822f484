import type { Advisory, Severity } from './advisory';
import type { Exception } from './advisory-file';
import type { InstalledPackage } from './lock-file';

/** An installed version that an advisory is about. */
export interface Finding {
  readonly advisory: Advisory;
  readonly version: string;
  /** Where it is installed. */
  readonly paths: readonly string[];
  readonly isDevelopment: boolean;
  /** The exception that names it, also when it has ended. */
  readonly exception: Exception | null;
  /** Whether it fails the check. */
  readonly isRefused: boolean;
}

/** What the check found. */
export interface Judgement {
  readonly findings: readonly Finding[];
  /** Exceptions that no finding needs any more. */
  readonly unneeded: readonly Exception[];
}

const REFUSED: readonly Severity[] = ['high', 'critical'];
const DAY_MS = 86_400_000;

/** Whole days between a calendar day and a moment, in UTC. */
export function daysSince(day: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);
}

/** Whether an exception still holds: to the end of its last day, in UTC. */
export function isInForce({ until }: Exception, now: Date): boolean {
  return daysSince(until, now) < 1;
}

/**
 * Compares what is installed with the advisories. High and critical ones fail unless an exception for this
 * advisory and package is in force; others are only reported.
 */
export function judge(
  packages: readonly InstalledPackage[],
  advisories: readonly Advisory[],
  exceptions: readonly Exception[],
  now: Date,
): Judgement {
  const findings = advisories.flatMap((advisory) => {
    const hit = packages.filter(
      ({ name, version }) => name === advisory.package && advisory.isAffected(version),
    );
    const exception =
      exceptions.find((one) => one.id === advisory.id && one.package === advisory.package) ?? null;
    const isExcused = exception !== null && isInForce(exception, now);
    return [...new Set(hit.map(({ version }) => version))].map((version): Finding => {
      const places = hit.filter((one) => one.version === version);
      return {
        advisory,
        version,
        paths: places.map(({ path }) => path),
        isDevelopment: places.every(({ isDevelopment }) => isDevelopment),
        exception,
        isRefused: REFUSED.includes(advisory.severity) && !isExcused,
      };
    });
  });
  const needed = new Set(findings.map(({ exception }) => exception));
  return { findings, unneeded: exceptions.filter((one) => !needed.has(one)) };
}

/** Both lists as one; where both tell of the same advisory and package, the fresher list is right. */
export function mergeAdvisories(
  stored: readonly Advisory[],
  fresher: readonly Advisory[],
): Advisory[] {
  const key = ({ id, package: name }: Advisory): string => `${id} ${name}`;
  const fresh = new Set(fresher.map(key));
  return [...stored.filter((one) => !fresh.has(key(one))), ...fresher];
}
