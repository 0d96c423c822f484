import { DAY_MS } from '@portal/rules';
import type { Advisory, Severity } from './advisory';
import type { Exception } from './advisory-file';
import type { InstalledPackage } from './lock-file';

/** An installed version that an advisory affects. */
export interface Finding {
  readonly advisory: Advisory;
  readonly version: string;
  /** Its paths in the lock file. */
  readonly paths: readonly string[];
  readonly isDevelopment: boolean;
  /** The exception for it, also an expired one. */
  readonly exception: Exception | null;
  /** True when it fails the check. */
  readonly isRefused: boolean;
}

/** Result of the check. */
export interface Judgement {
  readonly findings: readonly Finding[];
  /** Exceptions that no finding needs. */
  readonly unneeded: readonly Exception[];
}

const REFUSED: readonly Severity[] = ['high', 'critical'];

/** Whole days between a calendar day and a moment, in UTC. */
export function daysSince(day: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);
}

/** True while an exception is valid: until the end of its last day, in UTC. */
export function isInForce({ until }: Exception, now: Date): boolean {
  return daysSince(until, now) < 1;
}

/**
 * Compares the installed packages with the advisories. High and critical ones fail the check unless a valid
 * exception covers this advisory and package. Others are only reported.
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

/** Merges both lists. When both have the same advisory for a package, the newer list wins. */
export function mergeAdvisories(
  stored: readonly Advisory[],
  fresher: readonly Advisory[],
): Advisory[] {
  const key = ({ id, package: name }: Advisory): string => `${id} ${name}`;
  const fresh = new Set(fresher.map(key));
  return [...stored.filter((one) => !fresh.has(key(one))), ...fresher];
}
