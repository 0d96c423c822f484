import { Problem } from '../../../shared/problem';
import { build, canBuild } from '../built-apps';
import { checkVersions } from '../check-versions';
import { APP_NAMES } from '../paths';
import { repairPointer } from '../repair-pointer';
import { repairPortal } from '../repair-portal';
import type { RepairedVersion } from '../repair-portal';
import type { Site } from '../site';
import type { Fault } from '../verify-version';
import { appOf } from './command';
import type { Command, Given, Report } from './command';

const FAULTS_SHOWN = 10;

function linesOf(faults: readonly Fault[]): string[] {
  const shown = faults.slice(0, FAULTS_SHOWN).map(({ path, kind }) => `  ${kind} ${path}`);
  const more = faults.length - shown.length;
  return more > 0 ? [...shown, `  and ${more} more`] : shown;
}

/** Reads every file of every version against its hash. */
export const verify: Command = async ({ store }, { words }) => {
  const apps = words[0] === undefined ? APP_NAMES : [appOf(words[0])];
  const checked = await Promise.all(
    apps.map(async (app) =>
      (await checkVersions(store, app)).map(({ version, is, release, faults }) => ({
        ...{ app, version, is, faults },
        files: Object.keys(release?.integrity ?? {}).length,
      })),
    ),
  );
  const versions = checked.flat();
  const wordOf = ({ is, files, faults }: (typeof versions)[number]): string => {
    if (faults.length > 0) return 'damaged';
    return is === 'half-written' ? 'no record yet' : `${files} files ok`;
  };
  const lines = versions.flatMap((one) => [
    `${one.app} ${one.version} (${one.is}): ${wordOf(one)}`,
    ...linesOf(one.faults),
  ]);
  return {
    text: lines.length > 0 ? lines.join('\n') : 'Nothing is published.',
    data: { versions },
    isBad: versions.some(({ faults }) => faults.length > 0),
  };
};

async function repairedPointer(site: Site): Promise<Report> {
  const done = await repairPointer(site);
  const { revision, from, isRepaired } = done;
  const text = isRepaired
    ? `releases.json is revision ${revision} now, from the copy of revision ${from} and the log after it`
    : `releases.json is whole, revision ${revision}; nothing was changed`;
  return { text, data: { ...done } };
}

/** First with what is here. When that does not do, a checkout builds. */
async function repairedVersions(site: Site, given: Given): Promise<RepairedVersion[]> {
  const [name, version] = given.words;
  const app = appOf(name);
  const first = await repairPortal(site, app, version);
  if (given.isBuilt || !canBuild() || first.every(({ left }) => left.length === 0)) return first;
  await build([app], given);
  const second = await repairPortal(site, app, version);
  return first.map((one) => {
    const again = second.find((other) => other.version === one.version);
    return again ? { ...again, repaired: [...one.repaired, ...again.repaired] } : one;
  });
}

/** Writes damaged files of a portal again, or the pointer. */
export const repair: Command = async (site, given) => {
  const [name] = given.words;
  if (name === 'pointer') return repairedPointer(site);
  if (name === undefined) throw new Problem(`Say what: ${APP_NAMES.join(', ')} or pointer.`);
  const versions = await repairedVersions(site, given);
  const lines = versions.flatMap(({ version, repaired, left }) => [
    `${name} ${version}: ${repaired.length} files repaired`,
    ...(left.length > 0
      ? ['no copy and no build here has the bytes of these; build its commit, or roll back:']
      : []),
    ...linesOf(left),
  ]);
  return {
    text: lines.length > 0 ? lines.join('\n') : `${name}: nothing is damaged`,
    data: { app: name, versions },
    isBad: versions.some(({ left }) => left.length > 0),
  };
};
