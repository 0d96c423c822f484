import { effectiveLines, type ReleaseLine } from '@portal/rules';
import type { AppName } from './paths';

/**
 * When each version of an app was last in use, live or as a canary, in ms. For a version that was never in
 * use: when it was stored. A version in use has the time `now`.
 * @param current the versions that are in use now.
 */
export function lastGiven(
  log: readonly ReleaseLine[],
  app: AppName,
  current: readonly string[],
  now: Date,
): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const line of effectiveLines(log)) {
    if (line.app !== app) continue;
    const at = Date.parse(line.at);
    for (const version of [line.from, line.to]) if (version !== null) last.set(version, at);
  }
  for (const version of current) last.set(version, now.getTime());
  return last;
}
