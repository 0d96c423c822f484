import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { inWorkspace } from '../../shared/workspace';
import type { Answers } from './ask';
import { prepare } from './prepare';

const NOW = new Date('2026-11-24T05:00:00Z');
const TEMPLATE = readFileSync(inWorkspace('docker/example.env'), 'utf8');
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g';
const ANSWERS: Answers = {
  host: 'portal.example',
  administrator: 'ana',
  telegramBot: 'portal_bot',
  telegramToken: `123456789:${'A'.repeat(35)}`,
  numbers: { BKASH_NUMBER: '01712345678' },
  certificate: '',
  key: '',
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portal-init-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const run = (databaseUri: string | null = null) =>
  prepare({ folder, template: TEMPLATE, answers: ANSWERS, hash: HASH, databaseUri, now: NOW });

test('a new installation has every secret that compose mounts, and no two are the same', async () => {
  await run();
  const compose = readFileSync(inWorkspace('docker/compose.yaml'), 'utf8');
  const mounted = [...compose.matchAll(/file: \.\/(secrets\/[\w.-]+)/g)].map(
    ([, file = '']) => file,
  );
  expect(mounted).toHaveLength(5);
  const values = mounted.map(read);
  expect(new Set(values).size).toBe(values.length);
  const env = parseEnv(read('production.env'));
  expect(env['ADMINS']).toBe(`ana:owner=${HASH}`);
  expect(env['MONGODB_URI']).toContain(read('secrets/mongo-password').trim());
  expect(env['BOT_KEYS']).not.toContain(read('secrets/bot-key').trim());
});

test('others on the machine cannot read it, and containers that are not root can', async () => {
  await run();
  const mode = (file: string): number => statSync(join(folder, file)).mode & 0o777;
  expect([mode('secrets'), mode('production.env'), mode('secrets/mongo-key')]).toEqual([
    0o700, 0o600, 0o444,
  ]);
});

test('the certificate for trying is of the host, with its key, and ends after 30 days', async () => {
  await run();
  const certificate = new X509Certificate(read('secrets/tls-certificate.pem'));
  expect(certificate.checkHost('portal.example')).toBe('portal.example');
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(Date.parse(certificate.validTo) - NOW.getTime()).toBe(30 * 86_400_000);
});

test('a second run keeps every secret', async () => {
  await run();
  const before = ['production.env', 'secrets/mongo-password', 'secrets/tls-key.pem'].map(read);
  expect(await run()).toEqual([]);
  expect(['production.env', 'secrets/mongo-password', 'secrets/tls-key.pem'].map(read)).toEqual(
    before,
  );
});

test('an environment that was lost gets the password that the database knows', async () => {
  await run();
  rmSync(join(folder, 'production.env'));
  await run();
  expect(read('production.env')).toContain(read('secrets/mongo-password').trim());
});

test('a database of its own is used', async () => {
  await run('mongodb://db.internal/portal');
  expect(parseEnv(read('production.env'))['MONGODB_URI']).toBe('mongodb://db.internal/portal');
});
