import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bffProgram } from '../../shared/bff-program';
import { inWorkspace } from '../../shared/workspace';
import { prepare } from '../init/prepare';
import { environmentProblems } from './check-environment';
import { secretProblems } from './check-secrets';
import { siteProblems } from './check-site';

const NOW = new Date('2026-11-24T05:00:00Z');
const TEMPLATE = readFileSync(inWorkspace('docker/example.env'), 'utf8');
const [program, args] = bffProgram('hash-password');
const HASH = execFileSync(program, [...args, 'ana'], { input: 'rain on the tin roofs\n' })
  .toString()
  .trim();

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-doctor-'));
  const answers = {
    host: 'portal.example',
    administrator: 'ana',
    telegramBot: 'portal_bot',
    telegramToken: `123456789:${'A'.repeat(35)}`,
    numbers: { BKASH_NUMBER: '01812345678' },
    certificate: '',
    key: '',
  };
  await prepare({ folder, template: TEMPLATE, answers, hash: HASH, databaseUri: null, now: NOW });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Changes production.env. */
function change(from: RegExp, to: string): void {
  const path = join(folder, 'production.env');
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

const SELF_SIGNED = expect.stringContaining('signed by itself') as string;

test('what init wrote is accepted by the service; only the certificate for trying is named', async () => {
  expect(await environmentProblems(folder)).toEqual([]);
  expect(await secretProblems(folder, 'portal.example', NOW)).toEqual([SELF_SIGNED]);
});

test('each problem of the environment is said in words', async () => {
  change(/^ADMINS='(.*)'$/m, 'ADMINS=$1');
  change(/^TELEGRAM_BOT_TOKEN=.*$/m, 'TELEGRAM_BOT_TOKEN=');
  change(/^BACKUP_KEY=.*$/m, 'BACKUP_KEY=');
  change(/portal:\w+@mongo/, 'portal:other@mongo');
  expect(await environmentProblems(folder)).toEqual([
    expect.stringContaining('ADMINS: has a $ outside'),
    'TELEGRAM_BOT_TOKEN: is required in production',
    expect.stringContaining('BACKUP_KEY: is missing'),
    expect.stringContaining('MONGODB_URI: has not the password'),
  ]);
});

test('without an environment there is one problem: to make it', async () => {
  rmSync(join(folder, 'production.env'));
  expect(await environmentProblems(folder)).toEqual([expect.stringContaining('make it with init')]);
});

test('a secret that is missing, closed to containers or open to all is named', async () => {
  rmSync(join(folder, 'secrets/mongo-key'));
  chmodSync(join(folder, 'secrets/mongo-password'), 0o400);
  chmodSync(join(folder, 'secrets'), 0o755);
  expect(await secretProblems(folder, null, NOW)).toEqual([
    expect.stringContaining('mongo-key: is missing'),
    expect.stringContaining('mongo-password: containers cannot read it'),
    expect.stringContaining('others on this machine'),
    SELF_SIGNED,
  ]);
});

test('a certificate of another host, or one that ends soon, is named', async () => {
  const soon = new Date(NOW.getTime() + 20 * 86_400_000);
  expect(await secretProblems(folder, 'other.example', soon)).toEqual([
    expect.stringContaining('ends in 10 days'),
    expect.stringContaining('is not for other.example'),
    SELF_SIGNED,
  ]);
});

test('a key of another certificate is named', async () => {
  const key = execFileSync('openssl', ['ecparam', '-genkey', '-name', 'prime256v1', '-noout']);
  const path = join(folder, 'secrets/tls-key.pem');
  chmodSync(path, 0o644);
  writeFileSync(path, key);
  const problems = await secretProblems(folder, null, NOW);
  expect(problems[0]).toContain('does not belong to its key');
});

test('what visitors miss is said with what to do', () => {
  const results = [
    { check: 'page', problem: null, seconds: 1 },
    { check: 'pointer', problem: 'answered 404', seconds: 1 },
    { check: 'user-portal', problem: 'answered 404', seconds: 1 },
  ];
  expect(siteProblems(results)).toEqual([
    expect.stringMatching(/^pointer \(answered 404\): .*release user-portal/),
    expect.stringContaining('repair user-portal'),
  ]);
});
