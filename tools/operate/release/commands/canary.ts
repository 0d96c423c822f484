import { Problem } from '../../../shared/problem';
import { endCanary, newestUntried, tryCanary } from '../canary';
import { promote as promoteCanary } from '../make-live';
import { stagePortal } from '../publish-portal';
import { build, portalOf } from './command';
import type { Command } from './command';

function percentOf(word: string | undefined): number {
  const percent = Number(word);
  if (word === undefined || word === '' || !(percent >= 0 && percent <= 100)) {
    throw new Problem('Say how many of a hundred people: 0 to 100.');
  }
  return percent;
}

/** Gives the newest version to a part of the users; 0 ends the canary. */
export const canary: Command = async (site, { words }) => {
  const portal = portalOf(words[0]);
  const percent = percentOf(words[1]);
  if (percent === 0) {
    const { version } = await endCanary(site, portal);
    return `${portal} ${version} is tried by nobody any more`;
  }
  const { version } = await tryCanary(site, portal, percent, async () => {
    const untried = await newestUntried(site, portal);
    if (untried) return untried;
    await build([portal]);
    return stagePortal(site, portal);
  });
  return `${portal} ${version} is tried by ${percent} % of the people`;
};

/** Makes the canary live for all users. */
export const promote: Command = async (site, { words }) => {
  const portal = portalOf(words[0]);
  const { version } = await promoteCanary(site, portal);
  return `${portal} ${version} is live now`;
};
