import { table } from '../../shared/table';
import { checkVersions } from './check-versions';
import type { Report } from './commands/command';
import { shortCommit } from './current-commit';
import { PORTAL_NAMES } from './paths';
import { readPointer } from './pointer';
import { liveShell } from './publish-shell';
import { readLog } from './release-log';
import type { ReleaseLine } from './release-log';
import type { Site } from './site';
import type { Fault } from './verify-version';

const ACTIONS_SHOWN = 10;

/** The state of a version's files in words. */
export function filesOf(is: string, faults: readonly Fault[]): string {
  if (faults.length > 0) return `${faults.length} damaged`;
  return is === 'half-written' ? '' : 'ok';
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
      return (await checkVersions(store, portal)).map((one) => ({
        app: portal,
        version: one.version,
        is: one.is,
        faults: one.faults,
        builtAt: one.release?.builtAt ?? null,
        commit: one.release?.commit ?? null,
        contract: one.release?.contract ?? null,
      }));
    }),
  );
  const versions = found.flat();
  const actions = log.slice(-ACTIONS_SHOWN);
  const head = ['portal', 'version', 'is', 'built', 'commit', 'contract', 'files'];
  const rows = versions.map(({ app, version, is, builtAt, commit, contract, faults }) => [
    ...[app, version, is, builtAt ?? '', commit === null ? '' : shortCommit(commit)],
    contract ?? '',
    filesOf(is, faults),
  ]);
  const lines = actions.map((line) => `${line.at}  ${line.who}  ${wordsOf(line)}`);
  const damaged = versions.filter(({ faults }) => faults.length > 0);
  const cures = [...new Set(damaged.map(({ app }) => `damaged files: run "repair ${app}"`))];
  const text = [
    `revision ${pointer.revision} in ${store.root}, shell ${shell ?? 'not published'}`,
    '',
    table(head, rows),
    ...(cures.length > 0 ? ['', ...cures] : []),
    ...(lines.length > 0 ? ['', 'last actions', ...lines] : []),
  ].join('\n');
  const { revision } = pointer;
  return { text, data: { webRoot: store.root, revision, shell, versions, actions } };
}
