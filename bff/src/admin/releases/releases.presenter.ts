import {
  PORTAL_RELEASE_PARTS,
  type ReleaseActionView,
  type ReleasedPartView,
  type ReleasedVersionView,
} from '@portal/contracts';
import { effectiveLines, type ReleaseLine, replayLog, stagedVersions } from '@portal/rules';
import type { ReleasedSite } from '../../platform/http/live-releases.service';

/** Number of actions shown. */
const SHOWN = 20;

/** Shell and portals. The files say what is live; the log says since when, and by whom. */
export function presentParts(
  { shell, pointer }: ReleasedSite,
  log: readonly ReleaseLine[],
): ReleasedPartView[] {
  const effective = effectiveLines(log);
  return PORTAL_RELEASE_PARTS.map((name) => {
    const lines = effective.filter((line) => line.app === name);
    const describe = (version: string, commit?: string): ReleasedVersionView =>
      presentVersion(lines, version, commit);
    if (name === 'shell') {
      const tried = shell?.canary;
      return {
        name,
        live: shell === null ? null : describe(shell.version),
        canary: tried ? { ...describe(tried.version), percent: tried.percent } : null,
        earlier: replayLog(log, name).earlier.map((version) => describe(version)),
        staged: stagedVersions(log, name).map((version) => describe(version)),
      };
    }
    const live = pointer.portals?.[name];
    const canary = pointer.canaries?.[name];
    return {
      name,
      live: live ? describe(live.version, live.commit) : null,
      canary: canary
        ? {
            ...describe(canary.release.version, canary.release.commit),
            percent: canary.percent,
          }
        : null,
      earlier: (pointer.earlier?.[name] ?? []).map(({ version }) => describe(version)),
      staged: stagedVersions(log, name).map((version) => describe(version)),
    };
  });
}

function presentVersion(
  lines: readonly ReleaseLine[],
  version: string,
  commit?: string,
): ReleasedVersionView {
  const ofIt = lines.filter((line) => line.to === version);
  // Storing a version or mending its files gives it to nobody.
  const given = ofIt.findLast(({ action }) => action !== 'stage' && action !== 'repair');
  const shown = given ?? ofIt.find(({ action }) => action === 'stage');
  return {
    version,
    commit: commit ?? ofIt.at(-1)?.commit ?? null,
    since: shown?.at ?? null,
    who: shown?.who ?? null,
  };
}

/** The last actions, newest first. */
export function presentActions(log: readonly ReleaseLine[]): ReleaseActionView[] {
  return log
    .slice(-SHOWN)
    .toReversed()
    .map(({ at, who, action, app, from, to, percent, reason, refusal }) => ({
      ...{ at, who, action, part: app, from, to },
      percent: percent ?? null,
      reason: reason ?? null,
      refusal: refusal ?? null,
    }));
}
