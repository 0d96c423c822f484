import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure, Problem } from '../../shared/problem';
import { inWorkspace } from '../../shared/workspace';
import { CERTIFICATE_FILE } from '../init/prepare';
import { probeSite } from '../probe/checks';
import { environmentProblems } from './check-environment';
import { secretProblems } from './check-secrets';
import { siteProblems } from './check-site';

const USAGE = `Usage: npm run operate -- doctor [<address of the site>] [--folder docker]

Says what is missing before an installation of compose.yaml goes live: environment, secrets, certificate.
With the address of the site also what its visitors miss. Ends with 1 when something is missing.`;

/** A site's own certificate for trying is trusted by the checks. Node reads this variable at its start only. */
const TRUST = 'NODE_EXTRA_CA_CERTS';
/** Set in the process that trusts it. */
const TRUSTS = 'DOCTOR_TRUSTS_CERTIFICATE';

async function again(certificate: string): Promise<number> {
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const folder = await mkdtemp(join(tmpdir(), 'portal-doctor-'));
  try {
    // The machine may trust more authorities already, and the variable names one file.
    const files = [certificate, process.env[TRUST] ?? ''].filter((file) => existsSync(file));
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const trusted = join(folder, 'trusted.pem');
    await writeFile(trusted, texts.join('\n'));
    const env = { ...process.env, [TRUST]: trusted, [TRUSTS]: '1' };
    const [code] = await once(spawn(process.execPath, args, { env, stdio: 'inherit' }), 'close');
    return Number(code ?? 1);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function show(title: string, problems: readonly string[]): void {
  console.log(problems.length === 0 ? `ok     ${title}` : `WRONG  ${title}`);
  for (const problem of problems) console.log(`       ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { folder: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [site, ...more] = positionals;
  if (values.help) return console.log(USAGE);
  if (more.length > 0 || (site !== undefined && !URL.canParse(site))) throw new Problem(USAGE);
  const folder = resolve(values.folder ?? inWorkspace('docker'));
  const certificate = join(folder, CERTIFICATE_FILE);
  if (site !== undefined && process.env[TRUSTS] === undefined && existsSync(certificate)) {
    process.exitCode = await again(certificate);
    return;
  }
  const host = site === undefined ? null : new URL(site).hostname;
  show('environment', await environmentProblems(folder));
  show('secrets', await secretProblems(folder, host, new Date()));
  if (site !== undefined) show('site', siteProblems(await probeSite(site)));
}

try {
  await main();
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 2;
}
