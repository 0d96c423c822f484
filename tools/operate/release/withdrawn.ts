import { Problem } from '../../shared/problem';
import type { AppName } from './paths';
import { readLog } from './release-log';
import { replayLog } from '@portal/rules';
import type { Site } from './site';

/**
 * Refuses a version that somebody took back: it was rolled back, or its canary was ended.
 * @param isAgain the person knows it and wants it.
 * @throws Problem with who did it and when.
 */
export async function refuseWithdrawn(
  site: Site,
  app: AppName,
  version: string,
  isAgain: boolean,
): Promise<void> {
  if (isAgain) return;
  const line = replayLog(await readLog(site.store), app).withdrawn.get(version);
  if (!line) return;
  const what = line.action === 'rollback' ? 'was rolled back' : 'was a canary that was ended';
  const why = line.reason === undefined ? '' : ` (${line.reason})`;
  throw new Problem(
    `${app} ${version} ${what} by ${line.who} at ${line.at}${why}. Say --again to give it out again.`,
  );
}
