import { table } from '../../shared/table';
import { PORTAL_NAMES } from './paths';
import { readPointer, stateOf } from './pointer';
import type { PortalState } from './pointer';
import { liveShell } from './publish-shell';
import { readLog } from './release-log';
import type { ReleaseLine } from './release-log';
import type { Site } from './site';
import { listVersions } from './version-folder';
import type { FoundVersion } from './version-folder';

const ACTIONS_SHOWN = 10;

function standing({ version, release }: FoundVersion, state: PortalState): string {
  if (version === state.live?.version) return 'live';
  if (version === state.canary?.release.version) return `canary ${state.canary.percent} %`;
  if (!release) return 'half-written';
  const back = state.earlier.findIndex((one) => one.version === version);
  return back >= 0 ? `earlier ${back + 1}` : 'published';
}

function wordsOf({ action, app, from, to, percent, files, reason }: ReleaseLine): string {
  const way = from === null || to === null ? (to ?? from ?? '') : `${from} → ${to}`;
  const more = [
    percent === undefined ? '' : `${percent} %`,
    action === 'prune' ? `${files?.length ?? 0} removed` : '',
    reason ?? '',
  ];
  return [action, app, way, ...more].filter((part) => part !== '').join(' ');
}

/** The live, canary and available versions and the last actions, as text. */
export async function describeSite({ store }: Site): Promise<string> {
  const [pointer, log, shell] = await Promise.all([
    readPointer(store),
    readLog(store),
    liveShell(store),
  ]);
  const rows = await Promise.all(
    PORTAL_NAMES.map(async (portal) => {
      const found = await listVersions(store, portal);
      const state = stateOf(pointer, portal);
      return found.map((one) => [
        portal,
        one.version,
        standing(one, state),
        one.release?.builtAt ?? '',
        one.release?.commit.slice(0, 10) ?? '',
        one.release?.contract ?? '',
      ]);
    }),
  );
  const head = ['portal', 'version', 'is', 'built', 'commit', 'contract'];
  const actions = log
    .slice(-ACTIONS_SHOWN)
    .map((line) => `${line.at}  ${line.who}  ${wordsOf(line)}`);
  return [
    `revision ${pointer.revision} in ${store.root}, shell ${shell ?? 'not published'}`,
    '',
    table(head, rows.flat()),
    ...(actions.length > 0 ? ['', 'last actions', ...actions] : []),
  ].join('\n');
}
