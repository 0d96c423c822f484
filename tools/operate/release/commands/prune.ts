import { prune as pruneSite } from '../prune';
import type { Command } from './command';

/** Removes versions and assets that are no longer needed. */
export const prune: Command = async (site, { keepDays, isDryRun }) => {
  const pruned = await pruneSite(site, keepDays, isDryRun);
  if (pruned.length === 0) return 'Nothing is old enough to go.';
  const verb = isDryRun ? 'would go' : 'removed';
  return pruned.map(({ app, files }) => `${app}: ${files.join(', ')} ${verb}`).join('\n');
};
