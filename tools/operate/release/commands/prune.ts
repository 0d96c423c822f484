import { prune as pruneSite } from '../prune';
import type { Command } from './command';

/** Removes versions and assets that are no longer needed. */
export const prune: Command = async (site, { keepDays }) => {
  const pruned = await pruneSite(site, keepDays);
  const lines = pruned.map(({ app, files }) => `${app}: ${files.join(', ')} removed`);
  return {
    text: lines.length > 0 ? lines.join('\n') : 'Nothing is old enough to go.',
    data: { removed: pruned },
  };
};
