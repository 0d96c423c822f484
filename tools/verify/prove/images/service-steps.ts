import { join } from 'node:path';
import type { Finding } from '../drill/drill';
import { startRequests } from './requests';
import { cloneAt } from './installation';
import { must, prove, type Proving } from './proof';
import { buildPart, COMPOSE } from './release-commands';
import { signInAdministrator } from './visit';

/** The lines of deploy.md for a new version of the service. */
const UPGRADE = `${COMPOSE} run --rm -T migrate
${COMPOSE} up --detach --no-deps --wait bff-1
${COMPOSE} up --detach --no-deps --wait bff-2`;

async function restore({ installation, browser, password }: Proving): Promise<string> {
  const { shell } = installation;
  await shell(`${COMPOSE} exec -T backup node tools/operate/backup/main.mjs --keep 14`);
  const archives = await shell(`${COMPOSE} exec -T backup ls /srv/backups`);
  const archive = archives.trim().split('\n').at(-1) ?? '';
  // Everything but the archives and the released site is lost.
  await shell(`${COMPOSE} stop bff-1 bff-2 backup mongo
${COMPOSE} rm --force mongo bff-1 bff-2 backup migrate
docker volume rm portal_database portal_uploads
${COMPOSE} up --detach --wait mongo`);
  const restored = await shell(`${COMPOSE} run --rm -T restore /srv/backups/${archive}`);
  const line = restored.split('\n').find((one) => one.includes('Restored in')) ?? '';
  must(line !== '', restored.slice(-500));
  await shell(`${COMPOSE} up --detach --wait bff-1 bff-2 backup`);
  const faults = await signInAdministrator(browser, installation, password);
  must(faults.length === 0, faults.join(', '));
  return line.trim();
}

async function upgrade({ installation, browser, folder, previous, password }: Proving) {
  const checkout = await cloneAt(previous, join(folder, 'previous'));
  const older = { PORTAL_VERSION: 'previous', COMMIT: previous };
  const { shell, site } = installation;
  await buildPart(installation, checkout, 'bff', { tag: older.PORTAL_VERSION, commit: previous });
  const requests = startRequests(site);
  await shell(UPGRADE.split('\n').slice(1).join('\n'), older);
  const before = await signInAdministrator(browser, installation, password);
  await shell(UPGRADE);
  const after = await signInAdministrator(browser, installation, password);
  const { answered, failed } = await requests.end();
  must([...before, ...after].length === 0, [...before, ...after].join(', '));
  must(failed.length === 0, `${failed.length} of ${answered} requests failed: ${failed[0] ?? ''}`);
  return `${previous.slice(0, 10)} and back, ${answered} requests, 0 failed`;
}

async function stopUnderLoad({ installation }: Proving): Promise<string> {
  const requests = startRequests(installation.site);
  await installation.shell(`${COMPOSE} stop bff-1`);
  await installation.shell(`${COMPOSE} up --detach --no-deps --wait bff-1`);
  const { answered, failed } = await requests.end();
  must(failed.length === 0, `${failed.length} of ${answered} requests failed: ${failed[0] ?? ''}`);
  return `${answered} requests, 0 failed`;
}

async function hardening({ installation }: Proving): Promise<string> {
  const { engine } = installation;
  const ids = (await engine.docker('ps', '--quiet')).split('\n');
  const facts = await engine.docker(
    'inspect',
    '--format',
    '{{.HostConfig.ReadonlyRootfs}} {{.HostConfig.CapDrop}} {{.HostConfig.SecurityOpt}}',
    ...ids,
  );
  const lines = facts.split('\n');
  const hard = lines.filter((line) => line === 'true [ALL] [no-new-privileges:true]');
  must(hard.length === lines.length, facts);
  return `${lines.length} containers: read-only, no capabilities, no new privileges`;
}

/** Backup, wipe and restore; versions of the service; a stop under load. */
export function serviceSteps(proving: Proving): Promise<Finding[]> {
  return prove(proving.steps, [
    ['every running container is hardened', () => hardening(proving)],
    ['backup, loss of database and photos, restore, service ready again', () => restore(proving)],
    ['the service goes back to n-1 and up to n under load', () => upgrade(proving)],
    ['one instance stops and starts under load', () => stopUnderLoad(proving)],
  ]);
}
