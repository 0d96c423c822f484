import { hash } from '@node-rs/argon2';
import { adminLogin, loginWithPassword } from '@portal/contracts';
import type { AdminRole } from '@portal/rules';
import {
  CommandRecorder,
  type Inject,
  ManualClock,
  startTestDatabase,
  TestClient,
} from '@portal/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getConnectionToken } from '@nestjs/mongoose';
import type { RouteOptions } from 'fastify';
import { type Connection, createConnection } from 'mongoose';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppModules } from '../../src/app.module';
import { assembleApp } from '../../src/create-app';
import { loadConfig } from '../../src/platform/config/load-config';
import type { Pause } from '../../src/platform/clock/pause';
import { createLogger } from '../../src/platform/logging/logger';
import type { PasswordCost } from '../../src/platform/security/password-hasher.service';
import { describeApi } from '../../src/platform/openapi/describe-api';
import { ClosedAnswers } from './closed-answers';
import { type AccountFacts, givenAccount } from './given-account';

/** Cheap enough for hundreds of sign-ins. */
const TEST_COST: PasswordCost = { memoryKiB: 1_024, passes: 1, parallelism: 1 };

/**
 * An engine of this process is always there, but answers late on a busy machine. Whoever names a database may
 * have stopped it on purpose.
 */
const patienceMs = (isOwn: boolean): number => (isOwn ? 120_000 : 3_000);

/** A hundred requests at once take longer than the limit of the service when the machine is busy. */
const LONGEST_ANSWER_MS = 300_000;

/** Secrets of the test configuration. */
export const TEST_SECRETS = {
  adminPassword: 'correct horse battery',
  otherAdminPassword: 'another fine password',
  financePassword: 'counts every poisha',
  supportPassword: 'answers every letter',
  viewerPassword: 'looks and never touches',
  adminFactorKey: 'an-admin-factor-key-of-the-tests-with-32-characters',
  botKey: 'a-bot-key-of-the-tests',
  relayKey: 'a-relay-key-of-the-tests',
  relaySecret: 'a-relay-secret-of-the-tests-with-32-characters',
} as const;

/** An administrator of each role; 'ben' is a second owner. */
export const TEST_ADMINS: Readonly<Record<AdminRole, { name: string; password: string }>> = {
  owner: { name: 'ana', password: TEST_SECRETS.adminPassword },
  finance: { name: 'fay', password: TEST_SECRETS.financePassword },
  support: { name: 'sam', password: TEST_SECRETS.supportPassword },
  viewer: { name: 'vic', password: TEST_SECRETS.viewerPassword },
};

/** Records the commands that the services of this test file send to their databases. */
export const recorder = new CommandRecorder();
// A suite fails when a service used an operator that is not on its list.
afterAll(() => recorder.check());

/** Options of a test server. */
export interface TestServerOptions {
  readonly clock?: ManualClock;
  /** Use the production limits of the rate classes; default: the limits outside production. */
  readonly rates?: 'perMinute';
  /** Default: no time passes, and `pauses` records the requested pauses. */
  readonly pause?: Pause;
  /** Environment variables in addition to those of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** Database of another server, for a second instance of the service. */
  readonly databaseUri?: string;
  /** Modules in addition to the usual ones. */
  readonly modules?: AppModules;
}

/** A running service with its own database, called in process. */
export interface TestServer {
  readonly app: NestFastifyApplication;
  readonly clock: ManualClock;
  readonly databaseUri: string;
  /** Folder of the photos, shared with its other instances. */
  readonly uploadsDir: string;
  /** The test's own connection, for inspecting the database; its commands are not recorded. */
  readonly connection: Connection;
  /** The connection of the service. */
  readonly serviceConnection: Connection;
  /** Every route as Fastify registered it. */
  readonly routes: readonly RouteOptions[];
  /** Pauses that the service requested, in ms. */
  readonly pauses: readonly number[];
  /** Lines of the log, parsed. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  /** A client without cookies: a new browser, or a machine with its headers. */
  client(headers?: Record<string, string>): TestClient;
  /** A machine with the bot's key. */
  bot(): TestClient;
  /** Stores an account with the given facts. */
  givenAccount(facts?: AccountFacts): ReturnType<typeof givenAccount>;
  /** A browser signed in as a subscriber made by givenAccount. */
  signInAs(user: { userId: number; password: string }): Promise<TestClient>;
  /** A browser signed in as an administrator: 'ana', or the one of another role (TEST_ADMINS). */
  signInAsAdmin(client?: TestClient, role?: AdminRole): Promise<TestClient>;
  /** Another instance with the same database and clock. It stops together with this one. */
  another(env?: Readonly<Record<string, string>>): Promise<TestServer>;
  stop(): Promise<void>;
}

/** Starts the service for one test file. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = options.clock ?? new ManualClock();
  const database = options.databaseUri ? null : await startTestDatabase();
  const databaseUri = options.databaseUri ?? database?.uri ?? '';
  const uploadsDir =
    options.env?.['UPLOADS_DIR'] ?? (await mkdtemp(join(tmpdir(), 'portal-uploads-')));
  const loaded = loadConfig({
    ...(await testEnvironment()),
    UPLOADS_DIR: uploadsDir,
    ...options.env,
    MONGODB_URI: monitored(options.env?.['MONGODB_URI'] ?? databaseUri),
  });
  const config = { ...loaded, rates: options.rates ?? loaded.rates };
  const others: TestServer[] = [];
  const routes: RouteOptions[] = [];
  const pauses: number[] = [];
  const log: Record<string, unknown>[] = [];
  const logger = createLogger('debug', {
    write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>),
  });
  const app = await assembleApp({
    config,
    logger,
    clock,
    pause: options.pause ?? { wait: async (ms) => void pauses.push(ms) },
    modules: options.modules,
    passwordCost: TEST_COST,
    answerMs: LONGEST_ANSWER_MS,
    onRoute: (route) => void routes.push(route),
  });
  const serviceConnection = app.get<Connection>(getConnectionToken());
  serviceConnection.on('connected', () => recorder.listen(serviceConnection.getClient()));
  const connection = createConnection(databaseUri, {
    serverSelectionTimeoutMS: patienceMs(database !== null),
  });
  await Promise.all([app.init(), connection.asPromise().catch(() => undefined)]);
  await app.getHttpAdapter().getInstance().ready();
  const closed = closedAnswersOf(app, options.modules);
  const inject: Inject = async (request) => {
    const answer = await app.inject(request);
    closed.check(request.method, request.url, answer.statusCode, answer.payload);
    return answer;
  };
  const client = (headers?: Record<string, string>) => new TestClient(inject, headers);

  return {
    app,
    clock,
    databaseUri,
    uploadsDir,
    connection,
    serviceConnection,
    routes,
    pauses,
    log,
    client,
    bot: () => client({ authorization: `Bearer ${TEST_SECRETS.botKey}` }),
    givenAccount: (facts) => givenAccount(app, clock, facts),
    async signInAs({ userId, password }) {
      const browser = client();
      (await browser.send(loginWithPassword, { body: { userId, password } })).payload();
      return browser;
    },
    async signInAsAdmin(browser = client(), role = 'owner') {
      const body = { password: TEST_ADMINS[role].password };
      (await browser.send(adminLogin, { body })).payload();
      return browser;
    },
    async another(env) {
      const instance = await createTestServer({
        databaseUri,
        clock,
        env: { UPLOADS_DIR: uploadsDir, ...env },
      });
      others.push(instance);
      return instance;
    },
    async stop() {
      for (const other of others) await other.stop();
      await app.close();
      await connection.destroy();
      await database?.stop();
      if (uploadsDir !== options.env?.['UPLOADS_DIR']) await rm(uploadsDir, { recursive: true });
    },
  };
}

let usual: ClosedAnswers | undefined;
/** Describing the API takes long, and it is the same for all servers with the usual modules. */
function closedAnswersOf(app: NestFastifyApplication, modules?: AppModules): ClosedAnswers {
  if (modules) return new ClosedAnswers(describeApi(app));
  return (usual ??= new ClosedAnswers(describeApi(app)));
}

function monitored(uri: string): string {
  return `${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`;
}

/** The environment of the tests: keys and numbers, no database. */
export async function testEnvironment(): Promise<Record<string, string>> {
  const cheap = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };
  return {
    NODE_ENV: 'test',
    WEB_ROOT: '/nonexistent',
    ADMINS: [
      `ana=${await hash(TEST_SECRETS.adminPassword, cheap)}`,
      `ben=${await hash(TEST_SECRETS.otherAdminPassword, cheap)}`,
      `fay:finance=${await hash(TEST_SECRETS.financePassword, cheap)}`,
      `sam:support=${await hash(TEST_SECRETS.supportPassword, cheap)}`,
      `vic:viewer=${await hash(TEST_SECRETS.viewerPassword, cheap)}`,
    ].join(';'),
    ADMIN_FACTOR_KEY: TEST_SECRETS.adminFactorKey,
    BOT_KEYS: `bot-one=${sha256(TEST_SECRETS.botKey)}`,
    RELAY_KEYS: `relay-one=${sha256(TEST_SECRETS.relayKey)}`,
    RELAY_SECRETS: TEST_SECRETS.relaySecret,
    BKASH_NUMBER: '01712345678',
    NAGAD_NUMBER: '01812345678:merchant',
  };
}

/** The hash of a machine's key, as in the configuration. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The environment of a valid production start. */
export async function productionEnvironment(): Promise<Record<string, string>> {
  const passwordHash = await hash(TEST_SECRETS.adminPassword, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  return {
    NODE_ENV: 'production',
    ADMINS: `ana=${passwordHash}`,
    TELEGRAM_BOT_TOKEN: `123456789:${'A'.repeat(35)}`,
    TELEGRAM_BOT_NAME: 'portal_bot',
  };
}
