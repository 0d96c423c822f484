import { setTimeout as pause } from 'node:timers/promises';

import type { PortalName, PortalRelease } from '@portal/contracts';

import { Problem } from '../../../shared/problem';
import { build, canBuild, isBuilt } from '../built-apps';
import { endCanary, newestUntried, tryCanary } from '../canary';
import { readMetricsAddresses } from '../guard/arguments';
import { runGuardedCanary } from '../guard/guarded-canary';
import type { GuardWorld } from '../guard/guarded-canary';
import { promote as promoteCanary } from '../make-live';
import { stagePortal } from '../publish-portal';
import type { Site } from '../site';
import { existingRelease } from '../version-folder';
import { portalOf } from './command';
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
 * The version to try: what the image holds; in a checkout the newest version that was only staged, or a new
 * build.
 */
async function candidateOf(site: Site, portal: PortalName, given: Given): Promise<PortalRelease> {
  const holdsBuild = isBuilt(portal) && (given.isBuilt || !canBuild());
  const untried = holdsBuild ? null : await newestUntried(site, portal);
  if (untried) return untried;
  if (!isBuilt(portal) && !canBuild()) {
    throw new Problem(
      `No version of ${portal} waits to be tried, and there is no build of it here.`,
    );
  }
  await build([portal], given);
  return stagePortal(site, portal);
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
  const portal = portalOf(name);
  const addresses = readMetricsAddresses(process.env['RELEASE_METRICS']);
  const world: GuardWorld = {
    now: () => performance.now(),
    wait: (milliseconds) => pause(milliseconds),
    readMetrics: () => Promise.all(addresses.map(metricsOf)),
    say: (line) => console.error(`${new Date().toISOString()} ${line}`),
  };
  const candidate = () =>
    version === undefined
      ? candidateOf(site, portal, given)
      : existingRelease(site.store, portal, version);
  const work = { portal, ...guard, candidate, isAgain: given.isAgain };
  const end = await runGuardedCanary(site, work, world);
  const text =
    end.why === null
      ? `${portal} ${end.version} is live now`
      : `${portal} ${end.version} was taken back: ${end.why}`;
  return { text, data: { app: portal, ...end }, isBad: end.why !== null };
}

/** Gives a version to a part of the users; 0 ends the canary. */
export const canary: Command = async (site, given) => {
  if (given.guard !== null) return guardedCanary(site, given, given.guard);
  const [name, share, version] = given.words;
  const portal = portalOf(name);
  const percent = percentOf(share);
  if (percent === 0) {
    const ended = await endCanary(site, portal);
    return {
      text: `${portal} ${ended.version} is tried by nobody any more`,
      data: { app: portal, version: ended.version, percent },
    };
  }
  const release = await tryCanary(
    site,
    portal,
    percent,
    () =>
      version === undefined
        ? candidateOf(site, portal, given)
        : existingRelease(site.store, portal, version),
    { isNamed: version !== undefined, isAgain: given.isAgain },
  );
  return {
    text: `${portal} ${release.version} is tried by ${percent} % of the people`,
    data: { app: portal, version: release.version, percent },
  };
};

/** Makes the canary live for all users. */
export const promote: Command = async (site, { words }) => {
  const portal = portalOf(words[0]);
  const { version } = await promoteCanary(site, portal);
  return { text: `${portal} ${version} is live now`, data: { app: portal, version } };
};
