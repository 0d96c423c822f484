import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { Db } from 'mongodb';
import { startBareService } from '../../../develop/start/bare-service';
import type { Child } from '../../../develop/start/child';
import { openIndexedDatabase } from '../../../develop/seed/large/open-database';
import { seedLarge } from '../../../develop/seed/large/seed-large';
import { shareOf } from '../../../develop/seed/large/sizes';

const PASSWORD = 'a password of the benchmark';
/** Share of the seed in a temporary folder, because the full seed takes long. */
const SHARE = 0.01;
/** Jobs that are due when the service starts are over after this time, in ms. They would disturb the first rows. */
const DUE_JOBS_MS = 45_000;

/** One process of the service. */
export interface Instance {
  readonly url: string;
  readonly pid: number;
}

/** The site that a system on this folder serves. It is empty unless the tool publishes one. */
export const webRootOf = (dataDir: string): string => join(dataDir, 'www');

/** Key of the bot. The configuration has its hash. */
export const BENCH_BOT_KEY = 'bench-bot-key-of-no-secret-at-all';

/** The built service over a large seed, with an administrator's session. */
export interface BenchedSystem {
  /** Folder of the database and of the site. */
  readonly dataDir: string;
  /** Number of records in the database: users, downloads, payments and so on. */
  readonly sizes: Sizes;
  /** Address, process and administrator's cookie. */
  readonly instance: Instance;
  readonly cookie: string;
  /** URI of the database, for direct access. */
  readonly uri: string;
  /**
   * Starts another instance, optionally on another address of the same database. It is stopped with the
   * others.
   */
  another(uri?: string): Promise<Instance>;
  /** Reads a whole answer. @throws Error when it is a refusal. */
  get(path: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts it in a folder. A given folder is kept, a temporary one is removed. `say` gets each step. */
export async function startSystem(
  givenFolder: string | undefined,
  say: (line: string) => void,
): Promise<BenchedSystem> {
  const dataDir = givenFolder ?? (await mkdtemp(join(tmpdir(), 'portal-lists-')));
  const { db, uri, close } = await openIndexedDatabase(dataDir, say);
  const isEmpty = (await db.collection('users').estimatedDocumentCount()) === 0;
  if (isEmpty) await seedLarge(db, shareOf(SHARE), new Date(), say);
  const sizes = await sizesOf(db);
  // The reconciliation of all payments would disturb the measurement, so its lease is taken.
  const leases = db.collection<{ _id: string }>('leases');
  const never = { holder: 'bench', until: new Date('9999-01-01') };
  await leases.updateOne({ _id: 'money-reconciliation' }, { $set: never }, { upsert: true });
  const admin = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const services: Child[] = [];
  const another = async (at: string = uri): Promise<Instance> => {
    const { url, child } = await startBareService({
      env: {
        ...{ MONGODB_URI: at, DATA_DIR: dataDir, WEB_ROOT: webRootOf(dataDir) },
        ADMINS: `bench=${admin}`,
        BOT_KEYS: `bench=${createHash('sha256').update(BENCH_BOT_KEY).digest('hex')}`,
      },
      onLine: say,
    });
    services.push(child);
    return { url, pid: child.pid };
  };
  const instance = await another();
  const { url } = instance;
  const cookie = await signIn(url);
  say('Waiting for the jobs that are due');
  await setTimeout(DUE_JOBS_MS);
  return {
    ...{ dataDir, sizes, instance, cookie, uri, another },
    async get(path) {
      const answer = await fetch(url + path, { headers: { cookie } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
      return text;
    },
    async stop() {
      await Promise.all(services.map((service) => service.stop()));
      await close();
      if (givenFolder === undefined) await rm(dataDir, { recursive: true });
    },
  };
}

/** The collections that are named in the table, as it calls them. */
const NAMED = {
  ...{ users: 'users', downloads: 'downloads', payments: 'payment_orders' },
  ...{ 'records of the audit': 'audit', 'sign-ins': 'login_history' },
  ...{ 'redeem codes': 'redeem_codes', sessions: 'sessions', 'open offers': 'offers' },
};

type Sizes = Readonly<Record<keyof typeof NAMED, number>>;

async function sizesOf(db: Db): Promise<Sizes> {
  const counts = Object.entries(NAMED).map(
    async ([name, collection]) =>
      [name, await db.collection(collection).estimatedDocumentCount()] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Sizes;
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
