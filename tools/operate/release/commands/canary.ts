import { setTimeout as pause } from 'node:timers/promises';

import type { PortalRelease } from '@portal/contracts';

import { Problem } from '../../../shared/problem';
import { build, canBuild, isBuilt } from '../built-apps';
import { endCanary, newestUntried, tryCanary } from '../canary';
import { readMetricsAddresses } from '../guard/arguments';
import { runGuardedCanary } from '../guard/guarded-canary';
import type { GuardWorld } from '../guard/guarded-canary';
import type { AppName } from '../paths';
import { promoteApp, stageApp } from '../any-app';
import type { Site } from '../site';
import { existingRelease } from '../version-folder';
import { appOf } from './command';
import type { Command, Given } from './command';

/** Percentage of users. @throws Problem when it is none. */
function percentOf(word: string | undefined): number {
  const percent = Number(word);
  if (word === undefined || word === '' || !(percent >= 0 && percent <= 100)) {
    throw new Problem('Say how many of a hundred people: 0 to 100.');
  }
  return percent;
}

/**
 * The version to try: the named one, or what the image holds; in a checkout the newest version that was only staged,
 * or a new build.
 */
async function candidateOf(
  site: Site,
  app: AppName,
  given: Given,
  version: string | undefined,
): Promise<PortalRelease> {
  if (version !== undefined) return existingRelease(site.store, app, version);
  const holdsBuild = isBuilt(app) && (given.isBuilt || !canBuild());
  const untried = holdsBuild ? null : await newestUntried(site, app);
  if (untried) return untried;
  if (!isBuilt(app) && !canBuild()) {
    throw new Problem(`No version of ${app} waits to be tried, and there is no build of it here.`);
  }
  await build([app], given);
  return stageApp(site, app);
}

const METRICS_PATIENCE_MS = 5_000;

async function metricsOf(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(METRICS_PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/** Gives a version to more and more users, and ends it when it is worse than the live one. */
async function guardedCanary(site: Site, given: Given, guard: NonNullable<Given['guard']>) {
  const [name, version] = given.words;
  const app = appOf(name);
  const addresses = readMetricsAddresses(process.env['RELEASE_METRICS']);
  const world: GuardWorld = {
    now: () => performance.now(),
    wait: (milliseconds) => pause(milliseconds),
    readMetrics: () => Promise.all(addresses.map(metricsOf)),
    say: (line) => console.error(`${new Date().toISOString()} ${line}`),
  };
  const candidate = () => candidateOf(site, app, given, version);
  const work = { app, ...guard, candidate, isAgain: given.isAgain };
  const end = await runGuardedCanary(site, work, world);
  const text =
    end.why === null
      ? `${app} ${end.version} is live now`
      : `${app} ${end.version} was taken back: ${end.why}`;
  return { text, data: { app, ...end }, isBad: end.why !== null };
}

/** Gives a version to a part of the users; 0 ends the canary. */
export const canary: Command = async (site, given) => {
  if (given.guard !== null) return guardedCanary(site, given, given.guard);
  const [name, share, version] = given.words;
  const app = appOf(name);
  const percent = percentOf(share);
  if (percent === 0) {
    const ended = await endCanary(site, app);
    return {
      text: `${app} ${ended} is tried by nobody any more`,
      data: { app, version: ended, percent },
    };
  }
  const release = await tryCanary(
    site,
    app,
    percent,
    () => candidateOf(site, app, given, version),
    { isNamed: version !== undefined, isAgain: given.isAgain },
  );
  return {
    text: `${app} ${release.version} is tried by ${percent} % of the people`,
    data: { app, version: release.version, percent },
  };
};

/** Makes the canary live for all users. */
export const promote: Command = async (site, { words }) => {
  const app = appOf(words[0]);
  const { version } = await promoteApp(site, app);
  return { text: `${app} ${version} is live now`, data: { app, version } };
};
