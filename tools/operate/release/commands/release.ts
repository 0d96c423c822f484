import { previewLink } from '@portal/contracts';

import { Problem } from '../../../shared/problem';
import { stageApp } from '../any-app';
import { build, isBuilt } from '../built-apps';
import { APP_NAMES, PORTAL_NAMES } from '../paths';
import type { AppName } from '../paths';
import { readPointer, stateOf } from '../pointer';
import { publishPortal } from '../publish-portal';
import { publishShell } from '../publish-shell';
import type { Site } from '../site';
import { appOf } from './command';
import type { Command, Given, Report } from './command';

const isAppName = (name: string): name is AppName => APP_NAMES.some((app) => app === name);

function appsOf(words: readonly string[]): AppName[] {
  const unknown = words.filter((word) => !isAppName(word));
  if (unknown.length > 0) throw new Problem(`Unknown: ${unknown.join(', ')}. See --help.`);
  return words.filter(isAppName);
}

/** The current states. A release during the build is then detected and not overwritten. */
async function statesNow(site: Site) {
  const pointer = await readPointer(site.store);
  return new Map(PORTAL_NAMES.map((portal) => [portal, stateOf(pointer, portal)]));
}

async function publishAll(
  site: Site,
  apps: readonly AppName[],
  states: Awaited<ReturnType<typeof statesNow>>,
  { isAgain }: Given,
): Promise<Report> {
  const released: { app: AppName; version: string; changed: boolean }[] = [];
  for (const app of apps) {
    const expected = app === 'shell' ? undefined : states.get(app);
    const published =
      app === 'shell'
        ? await publishShell(site, undefined, { isAgain })
        : await publishPortal(site, app, { isAgain, ...(expected ? { expected } : {}) });
    released.push({ app, ...published });
  }
  const lines = released.map(
    ({ app, version, changed }) =>
      `${app} ${version} ${changed ? 'is live now' : 'was live already'}`,
  );
  return { text: lines.join('\n'), data: { released } };
}

/** Builds the named apps and makes them live. */
export const release: Command = async (site, given) => {
  const apps = appsOf(given.words);
  const states = await statesNow(site);
  await build(apps, given);
  return publishAll(site, apps, states, given);
};

/** Makes the built apps live. Without names: all that are built here. */
export const publish: Command = async (site, given) => {
  const apps = given.words.length > 0 ? appsOf(given.words) : APP_NAMES.filter(isBuilt);
  if (apps.length === 0) throw new Problem('Nothing is built here.');
  return publishAll(site, apps, await statesNow(site), given);
};

/** Stores a part, as it is built, as a version that is not live. */
export const stage: Command = async (site, given) => {
  const app = appOf(given.words[0]);
  await build([app], given);
  const { version } = await stageApp(site, app);
  const text = `${app} ${version} is published and not live.`;
  // The shell is the page itself, so nothing can show another one in it.
  if (app === 'shell') return { text, data: { app, version } };
  const preview = previewLink({ portal: app, version });
  return {
    text: `${text} Administrators open it at ${preview}`,
    data: { app, version, preview },
  };
};
