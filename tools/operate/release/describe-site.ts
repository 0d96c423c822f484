import { table } from '../../shared/table';
import { checkVersions } from './check-versions';
import type { Report } from './commands/command';
import { shortCommit } from './current-commit';
import { APP_NAMES } from './paths';
import { readPointer } from './pointer';
import { liveShell } from './shell-state';
import { readLog } from './release-log';
import type { ReleaseLine } from '@portal/rules';
import { servedContracts } from './served-contracts';
import type { Served } from './served-contracts';
import type { Site } from './site';
import type { Store } from './store';
import type { Fault } from './verify-version';

const ACTIONS_SHOWN = 10;

/** The state of a version's files in words. */
function filesOf(is: string, faults: readonly Fault[]): string {
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

/** All versions of the portals on hand. */
async function versionsOf(store: Store, { contracts }: Served) {
  const found = APP_NAMES.map(async (app) =>
    (await checkVersions(store, app)).map(({ version, is, faults, release }) => ({
      ...{ app, version, is, faults },
      builtAt: release?.builtAt ?? null,
      commit: release?.commit ?? null,
      contract: release?.contract ?? null,
      /** Null: nobody was asked. */
      served: release && contracts && app !== 'shell' ? contracts.includes(release.contract) : null,
    })),
  );
  return (await Promise.all(found)).flat();
}
type ListedVersion = Awaited<ReturnType<typeof versionsOf>>[number];

/** Sentences about what somebody should do something about. */
function warningsOf(versions: readonly ListedVersion[], { silent }: Served): string[] {
  const damaged = new Set(versions.flatMap(({ app, faults }) => (faults.length > 0 ? [app] : [])));
  const unserved = versions.filter(({ is, served }) => is === 'live' && served === false);
  return [
    ...[...damaged].map((app) => `${app} has damaged files: run "repair ${app}".`),
    ...unserved.map(
      ({ app, version, contract }) =>
        `${app} ${version} is live and not served: no service answers contract ${contract}. Browsers take an earlier version.`,
    ),
    ...silent.map((address) => `${address} does not say which contracts it serves.`),
  ];
}

function rowOf(version: ListedVersion): (string | number)[] {
  const { app, is, builtAt, commit, contract, served, faults } = version;
  const note = served === false ? `${contract} not served` : (contract ?? '');
  const shown = commit === null ? '' : shortCommit(commit);
  return [app, version.version, is, builtAt ?? '', shown, note, filesOf(is, faults)];
}

/** The live, canary and available versions and the last actions. */
export async function describeSite(site: Site): Promise<Report> {
  const { store } = site;
  const [served, { revision }, log, shell] = await Promise.all([
    servedContracts(site),
    readPointer(store),
    readLog(store),
    liveShell(store),
  ]);
  const versions = await versionsOf(store, served);
  const warnings = warningsOf(versions, served);
  const actions = log.slice(-ACTIONS_SHOWN);
  const head = ['app', 'version', 'is', 'built', 'commit', 'contract', 'files'];
  const lines = actions.map((line) => `${line.at}  ${line.who}  ${wordsOf(line)}`);
  const text = [
    `revision ${revision} in ${store.root}, shell ${shell ?? 'not published'}`,
    '',
    table(head, versions.map(rowOf)),
    ...(warnings.length > 0 ? ['', ...warnings] : []),
    ...(lines.length > 0 ? ['', 'last actions', ...lines] : []),
  ].join('\n');
  const data = { webRoot: store.root, revision, shell, served: served.contracts };
  return { text, data: { ...data, versions, warnings, actions } };
}
