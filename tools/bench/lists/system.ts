import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { ensureEmbedded } from '@portal/embedded-mongo';
import { MongoClient } from 'mongodb';
import { startChild } from '../../start/child';
import { freePort } from '../../start/port';
import { waitUntilReady } from '../../start/ready';
import { inWorkspace } from '../../shared/workspace';
import { seedUsers, USERS } from './seed-users';

const PASSWORD = 'a password of the benchmark';

/** The built service over 50,000 users, asked as an administrator. */
export interface BenchedSystem {
  /** Reads an answer to its end. @throws Error when it is a refusal. */
  get(path: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts it in a folder of its own, which is kept only when it is given; `say` hears of each step. */
export async function startSystem(
  givenFolder: string | undefined,
  say: (line: string) => void,
): Promise<BenchedSystem> {
  const dataDir = givenFolder ?? (await mkdtemp(join(tmpdir(), 'portal-bench-lists-')));
  const engine = process.env['MONGODB_URI'] ? null : await ensureEmbedded({ dataDir });
  const uri = process.env['MONGODB_URI'] ?? engine?.uri ?? '';
  const client = await MongoClient.connect(uri);
  if ((await client.db().collection('users').estimatedDocumentCount()) !== USERS) {
    const started = performance.now();
    await seedUsers(client.db(), new Date());
    say(`seeded ${USERS} users in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  }
  // There is no ledger to compare these plans with.
  const leases = client.db().collection<{ _id: string }>('leases');
  const never = { holder: 'bench', until: new Date('9999-01-01') };
  await leases.updateOne({ _id: 'money-reconciliation' }, { $set: never }, { upsert: true });
  await client.close();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = startChild({
    name: 'bff',
    args: ['--enable-source-maps', inWorkspace('bff/dist/main.js')],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' },
      ...{ MONGODB_URI: uri, DATA_DIR: dataDir, WEB_ROOT: join(dataDir, 'www') },
      ADMINS: `bench=${await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })}`,
    },
    onLine: say,
  });
  // The indexes are built at the first start.
  await waitUntilReady(url, service, 300_000);
  const cookie = await signIn(url);
  return {
    async get(path) {
      const answer = await fetch(url + path, { headers: { cookie } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
      return text;
    },
    async stop() {
      await service.stop();
      await engine?.stop();
      if (givenFolder === undefined) await rm(dataDir, { recursive: true });
    },
  };
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
