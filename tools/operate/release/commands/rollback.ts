import { rollBack } from '../make-live';
import { readPointer, stateOf } from '../pointer';
import { rollBackShell } from '../shell-versions';
import { appOf } from './command';
import type { Command } from './command';

/** Makes an earlier version live: the named one, or the previous one. */
export const rollback: Command = async (site, { words }) => {
  const app = appOf(words[0]);
  if (app === 'shell') {
    const { version } = await rollBackShell(site, words[1]);
    return { text: `${app} ${version} is live now`, data: { app, version, endedCanary: null } };
  }
  const portal = app;
  const { canary } = stateOf(await readPointer(site.store), portal);
  const { version } = await rollBack(site, portal, words[1]);
  const ended = canary ? `; its canary ${canary.release.version} ended` : '';
  return {
    text: `${portal} ${version} is live now${ended}`,
    data: { app: portal, version, endedCanary: canary?.release.version ?? null },
  };
};
