import { table } from '../../shared/table';
import type { Report } from './commands/command';
import { shortCommit } from './current-commit';
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

function wordsOf({ action, app, from, to, percent, files, reason, refusal }: ReleaseLine): string {
  const way = from === null || to === null ? (to ?? from ?? '') : `${from} → ${to}`;
  const more = [
    percent === undefined ? '' : `${percent} %`,
    action === 'prune' ? `${files?.length ?? 0} removed` : '',
    refusal ?? '',
    reason === undefined ? '' : `“${reason}”`,
  ];
  return [action, app, way, ...more].filter((part) => part !== '').join(' ');
}

/** The live, canary and available versions and the last actions. */
export async function describeSite({ store }: Site): Promise<Report> {
  const [pointer, log, shell] = await Promise.all([
    readPointer(store),
    readLog(store),
    liveShell(store),
  ]);
  const found = await Promise.all(
    PORTAL_NAMES.map(async (portal) => {
      const state = stateOf(pointer, portal);
      return (await listVersions(store, portal)).map((one) => ({
        app: portal,
        version: one.version,
        is: standing(one, state),
        builtAt: one.release?.builtAt ?? null,
        commit: one.release?.commit ?? null,
        contract: one.release?.contract ?? null,
      }));
    }),
  );
  const versions = found.flat();
  const actions = log.slice(-ACTIONS_SHOWN);
  const head = ['portal', 'version', 'is', 'built', 'commit', 'contract'];
  const rows = versions.map(({ app, version, is, builtAt, commit, contract }) => [
    ...[app, version, is, builtAt ?? '', commit === null ? '' : shortCommit(commit)],
    contract ?? '',
  ]);
  const lines = actions.map((line) => `${line.at}  ${line.who}  ${wordsOf(line)}`);
  const text = [
    `revision ${pointer.revision} in ${store.root}, shell ${shell ?? 'not published'}`,
    '',
    table(head, rows),
    ...(lines.length > 0 ? ['', 'last actions', ...lines] : []),
  ].join('\n');
  const { revision } = pointer;
  return { text, data: { webRoot: store.root, revision, shell, versions, actions } };
}
