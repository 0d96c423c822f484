import { rollBackApp } from '../any-app';
import { canaryOf } from '../canary';
import { appOf } from './command';
import type { Command } from './command';

/** Makes an earlier version live: the named one, or the previous one. */
export const rollback: Command = async (site, { words }) => {
  const app = appOf(words[0]);
  const endedCanary = await canaryOf(site, app);
  const { version } = await rollBackApp(site, app, words[1]);
  const ended = endedCanary === null ? '' : `; its canary ${endedCanary} ended`;
  return { text: `${app} ${version} is live now${ended}`, data: { app, version, endedCanary } };
};
