import { canaryNow, rollBackApp } from '../any-app';
import { appOf } from './command';
import type { Command } from './command';

/** Makes an earlier version live: the named one, or the previous one. */
export const rollback: Command = async (site, { words }) => {
  const app = appOf(words[0]);
  const endedCanary = await canaryNow(site, app);
  const { version } = await rollBackApp(site, app, words[1]);
  const ended = endedCanary === null ? '' : `; its canary ${endedCanary} ended`;
  return { text: `${app} ${version} is live now${ended}`, data: { app, version, endedCanary } };
};
