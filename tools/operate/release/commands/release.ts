import { Problem } from '../../../shared/problem';
import { APP_NAMES, PORTAL_NAMES } from '../paths';
import type { AppName } from '../paths';
import { readPointer, stateOf } from '../pointer';
import { publishPortal, stagePortal } from '../publish-portal';
import { publishShell } from '../publish-shell';
import type { Site } from '../site';
import { build, portalOf } from './command';
import type { Command } from './command';

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
): Promise<string> {
  const reported: string[] = [];
  for (const app of apps) {
    const expected = app === 'shell' ? undefined : states.get(app);
    const { version, changed } =
      app === 'shell'
        ? await publishShell(site)
        : await publishPortal(site, app, expected ? { expected } : {});
    reported.push(`${app} ${version} ${changed ? 'is live now' : 'was live already'}`);
  }
  return reported.join('\n');
}

/** Builds the named apps and makes them live. */
export const release: Command = async (site, { words }) => {
  const apps = appsOf(words);
  const states = await statesNow(site);
  await build(apps);
  return publishAll(site, apps, states);
};

/** Makes the built apps live. Without names: all apps. */
export const publish: Command = async (site, { words }) =>
  publishAll(site, words.length > 0 ? appsOf(words) : APP_NAMES, await statesNow(site));

/** Builds a portal and stores it as a version that is not live. */
export const stage: Command = async (site, { words }) => {
  const portal = portalOf(words[0]);
  await build([portal]);
  const { version } = await stagePortal(site, portal);
  return `${portal} ${version} is published and not live`;
};
