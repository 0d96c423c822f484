import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drill, Finding } from './drill';

/** Versions of the user portal in the web root. */
const onHand = ({ webRoot }: Drill): Promise<string[]> =>
  readdir(join(webRoot, 'remotes/user-portal'));

/**
 * Prunes as a cron job does: all versions of the last 7 days must stay. Then prunes as if they were old: the
 * live version and the rollback target must stay.
 */
export async function pruneStep(
  drill: Drill,
  versions: { readonly kept: readonly string[]; readonly superfluous: readonly string[] },
): Promise<Finding> {
  const all = (await onHand(drill)).length;
  await drill.release('prune');
  const afterSevenDays = await onHand(drill);
  await drill.release('prune', '--keep-days', '0');
  const afterAll = await onHand(drill);
  const isKept =
    afterSevenDays.length === all &&
    versions.kept.every((version) => afterAll.includes(version)) &&
    versions.superfluous.every((version) => !afterAll.includes(version));
  return {
    promise: 'prune keeps 7 days, and always the live version and the one before (OPS-4)',
    measured: `${all} versions, ${afterSevenDays.length} after a prune, ${afterAll.length} with --keep-days 0`,
    isKept,
  };
}
