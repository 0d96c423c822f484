import type { AppName } from './paths';
import type { ReleaseLine } from './release-log';

/** Log lines of actions that took effect, oldest first. */
export function effective(log: readonly ReleaseLine[]): ReleaseLine[] {
  const kept: ReleaseLine[] = [];
  for (const line of log) {
    // The next action wrote this line, so it refers to the line before.
    if (line.action === 'abandoned')
      kept.splice(
        kept.findLastIndex((one) => one.to === line.to),
        1,
      );
    else if (line.action !== 'refused') kept.push(line);
  }
  return kept;
}

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
  for (const line of effective(log)) {
    if (line.app !== app) continue;
    const at = Date.parse(line.at);
    for (const version of [line.from, line.to]) if (version !== null) last.set(version, at);
  }
  for (const version of current) last.set(version, now.getTime());
  return last;
}
