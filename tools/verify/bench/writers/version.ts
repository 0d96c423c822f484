import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureEmbedded } from '@portal/embedded-mongo';
import { LONGEST_START_MS } from '@portal/child-process';
import { runChild, startChild } from '../../../develop/start/child';
import { waitUntilReady } from '../../../develop/start/ready';
import { serviceEnvironment } from '../../../develop/start/service-environment';
import { readOrDrawTrial } from '../../../develop/start/trial';
import { freePort } from '../../../shared/port';
import { signIn, type UserCookies } from '../capacity/sessions';
import { usageOf } from '../capacity/usage';
import { addSubscribers } from '../../data/add-subscribers';
import { slowFlush, withVariables } from '../../slow-disk/slow-flush';

/** Enough users that clients seldom write to the same one. */
const SUBSCRIBERS = 200;

/** CPU seconds of the two processes of a version. */
export interface Cpu {
  readonly service: number;
  readonly engine: number;
}

/** The trial system of one built tree, with its own durable database. */
export interface Version {
  readonly url: string;
  readonly botKey: string;
  readonly cookies: UserCookies;
  /** CPU time so far. */
  cpu(): Cpu;
  stop(): Promise<void>;
}

/**
 * Starts service and engine as a tree has built them.
 * @param root folder of the tree.
 * @param flushMs additional time of each flush in ms.
 */
export async function startVersion(root: string, flushMs: number): Promise<Version> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-writers-'));
  const engine = await withVariables(flushMs > 0 ? slowFlush(dataDir, flushMs) : {}, () =>
    ensureEmbedded({
      dataDir: join(dataDir, 'mongo'),
      serverPath: join(root, 'libs/embedded-mongo/dist/server.js'),
    }),
  );
  const { trial } = await readOrDrawTrial(dataDir, '');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const place = { port, host: '127.0.0.1', url, mongodbUri: engine.uri, dataDir };
  const config = {
    ...place,
    webRoot: join(dataDir, 'www'),
    trial: true,
    demoBot: false,
    history: false,
    build: false,
  };
  const env = {
    ...(await serviceEnvironment(config, trial)),
    ...{ LOG_LEVEL: 'warn', METRICS_PORT: '', UPLOADS_DIR: join(dataDir, 'uploads') },
    SEED_SUBSCRIBER_ID: String(trial.subscriber.userId),
    SEED_SUBSCRIBER_PASSWORD: trial.subscriber.password,
    SEED_REDEEM_CODE: trial.redeemCode ?? '',
  };
  await runChild({ name: `seed of ${root}`, args: [join(root, 'bff/dist/seed-trial.js')], env });
  const users = await addSubscribers(engine.uri, trial.subscriber.userId, SUBSCRIBERS);
  const cookies = await signIn(engine.uri, users);
  const child = startChild({
    name: `bff of ${root}`,
    args: ['--enable-source-maps', join(root, 'bff/dist/main-trial.js')],
    env,
  });
  await waitUntilReady(url, child, { silentMs: LONGEST_START_MS });
  const lock = readFileSync(join(dataDir, 'mongo', 'engine.lock'), 'utf8');
  const { pid: enginePid } = JSON.parse(lock) as { readonly pid: number };
  return {
    ...{ url, cookies, botKey: trial.botKey },
    cpu: () => ({
      service: usageOf(child.pid).cpuSeconds,
      engine: usageOf(enginePid).cpuSeconds,
    }),
    async stop() {
      await child.stop();
      await engine.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
