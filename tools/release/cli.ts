import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { APP_NAMES, defaultWebRoot, PORTAL_NAMES, PROJECT_ROOT } from './paths';
import type { AppName } from './paths';
import { readPointer } from './pointer-file';
import { publishPortal } from './publish-portal';
import { publishShell } from './publish-shell';

const HELP = `Usage: npm run release -- <command> [--web-root <folder>]

  shell | user-portal | admin-portal ...   build these and publish them
  publish [shell|user-portal|admin-portal ...]   publish what is built; without names, all three
  list                                     show what is live

The web root is WEB_ROOT, by default dist/www.`;

const isAppName = (name: string): name is AppName => APP_NAMES.some((app) => app === name);

function toAppNames(names: readonly string[]): AppName[] {
  const unknown = names.filter((name) => !isAppName(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}\n\n${HELP}`);
  return names.filter(isAppName);
}

function build(apps: readonly AppName[]): void {
  const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const projects = apps.map((app) => `@portal/${app}`).join(',');
  execFileSync(process.execPath, [nx, 'run-many', '-t', 'build', '-p', projects], {
    cwd: PROJECT_ROOT,
    stdio: 'inherit',
  });
}

async function publish(webRoot: string, apps: readonly AppName[]): Promise<void> {
  for (const app of apps) {
    const { version, changed } =
      app === 'shell' ? await publishShell(webRoot) : await publishPortal(webRoot, app);
    console.log(`${app} ${version} ${changed ? 'is live now' : 'was live already'}`);
  }
}

async function list(webRoot: string): Promise<void> {
  const { revision, portals } = await readPointer(webRoot);
  console.log(`revision ${revision} in ${webRoot}`);
  for (const name of PORTAL_NAMES) {
    const release = portals[name];
    const line = release
      ? `${release.version}  built ${release.builtAt}  commit ${release.commit.slice(0, 10)}  contract ${release.contract}`
      : 'not published';
    console.log(`${name}  ${line}`);
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'web-root': { type: 'string' }, help: { type: 'boolean' } },
  });
  const webRoot = values['web-root'] ? resolve(values['web-root']) : defaultWebRoot();
  const [command, ...names] = positionals;
  if (values.help || command === undefined) return console.log(HELP);
  if (command === 'list') return list(webRoot);
  if (command === 'publish') {
    return publish(webRoot, names.length > 0 ? toAppNames(names) : APP_NAMES);
  }
  const apps = toAppNames(positionals);
  build(apps);
  return publish(webRoot, apps);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
