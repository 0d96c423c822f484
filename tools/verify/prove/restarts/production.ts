import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureEmbedded } from '@portal/embedded-mongo';
import { LONGEST_START_MS } from '@portal/child-process';
import { type Edge, startEdge } from '../../../operate/edge/start-edge';
import { inWorkspace } from '../../../shared/workspace';
import { type Child, startChild } from '../../../develop/start/child';
import { isPortFree } from '../../../shared/port';
import { waitUntilReady } from '../../../develop/start/ready';
import { seedTrialData } from '../../../develop/start/seed';
import { adminHash, serviceEnvironment } from '../../../develop/start/service-environment';
import { readOrDrawTrial, type Trial } from '../../../develop/start/trial';
import { addSubscribers } from '../../data/add-subscribers';
import { withVariables } from '../../slow-disk/slow-flush';

/** Enough users that none reaches a rate limit per user (five orders a minute) at 200 requests a second. */
const SUBSCRIBERS = 160;

/** Five seconds for load balancers, 25 s to finish requests, and some reserve. */
const STOP_PATIENCE_MS = 35_000;

/** An instance of the built bff in production mode. */
interface Instance {
  readonly address: string;
  /** Stops the process and starts a new one. */
  restart(): Promise<{ stopMs: number; exitCode: number | null; startMs: number }>;
}

/** Two instances behind the edge with one database, and credentials for them. */
export interface Production {
  readonly edge: Edge;
  readonly instances: readonly Instance[];
  readonly trial: Trial;
  /** User ids of the subscribers. All have the password of the trial's subscriber. */
  readonly users: readonly number[];
  readonly databaseUri: string;
  /** Secret for the signature of the relay's reports. */
  readonly relaySecret: string;
  /** Environment of the instances, without their ports. */
  readonly environment: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Additional variables of the processes. */
interface ProductionVariables {
  readonly service?: NodeJS.ProcessEnv;
  readonly database?: Readonly<Record<string, string>>;
}

/**
 * Starts the services of compose.yaml as processes: two bffs with NODE_ENV=production, nginx with TLS and the
 * configuration of production, and a database. The database is the embedded engine in a separate process,
 * because no other is available here.
 */
export async function startProduction(
  folder: string,
  variables: ProductionVariables = {},
): Promise<Production> {
  const dataDir = join(folder, 'data');
  const webRoot = join(folder, 'www');
  const engine = await withVariables(variables.database ?? {}, () =>
    ensureEmbedded({ dataDir: join(dataDir, 'mongo') }),
  );
  const { trial } = await readOrDrawTrial(dataDir, '');
  const place = { port: 0, host: '127.0.0.1', mongodbUri: engine.uri, dataDir, webRoot };
  const trialEnvironment = await serviceEnvironment(
    { ...place, url: '', trial: true, demoBot: false, history: false, build: false },
    trial,
  );
  await seedTrialData(trialEnvironment, trial, join(dataDir, 'seed.log'));
  const users = await addSubscribers(engine.uri, trial.subscriber.userId, SUBSCRIBERS);
  for (const made of [webRoot, join(dataDir, 'uploads')]) await mkdir(made, { recursive: true });
  const relaySecret = randomBytes(32).toString('hex');
  const env = {
    ...(await productionEnvironment(trial, relaySecret)),
    ...variables.service,
    MONGODB_URI: engine.uri,
    WEB_ROOT: webRoot,
    UPLOADS_DIR: join(dataDir, 'uploads'),
  };
  const ports = [await steadyPort(), await steadyPort()];
  const running = await Promise.all(ports.map((port) => startInstance(port, env, dataDir)));
  const edge = await startEdge({
    folder: join(folder, 'edge'),
    port: await steadyPort(),
    plainPort: await steadyPort(),
    webRoot,
    upstreams: ports.map((port) => `127.0.0.1:${port}`),
  });
  return {
    edge,
    trial,
    users,
    databaseUri: engine.uri,
    relaySecret,
    environment: env,
    instances: running,
    async stop() {
      await edge.stop();
      await Promise.all(running.map(({ end }) => end()));
      await engine.stop();
    },
  };
}

/** The trial's bot under a name that production accepts, and secrets in production format. */
async function productionEnvironment(
  trial: Trial,
  relaySecret: string,
): Promise<NodeJS.ProcessEnv> {
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    ADMINS: `ana=${await adminHash(trial.admin.password)}`,
    BOT_KEYS: `bot=${sha256(trial.botKey)}`,
    RELAY_KEYS: `relay=${sha256(trial.relayKey)}`,
    RELAY_SECRETS: relaySecret,
    BKASH_NUMBER: '01712345678',
    TELEGRAM_BOT_TOKEN: trial.telegramBotToken,
    TELEGRAM_BOT_NAME: 'portal_bot',
    LOG_LEVEL: 'warn',
  };
}

type Ending = Instance & { end(): Promise<void> };

async function startInstance(
  port: number,
  env: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<Ending> {
  const start = async (): Promise<Child> => {
    const child = startChild({
      name: `bff on ${port}`,
      args: ['--enable-source-maps', inWorkspace('bff/dist/main.js')],
      env: { ...env, PORT: String(port) },
      logFile: join(dataDir, `bff-${port}.log`),
    });
    // At its log level it says nothing while all goes well.
    await waitUntilReady(`http://127.0.0.1:${port}`, child, { silentMs: LONGEST_START_MS });
    return child;
  };
  let child = await start();
  return {
    address: `127.0.0.1:${port}`,
    end: () => child.stop(STOP_PATIENCE_MS),
    async restart() {
      const began = performance.now();
      await child.stop(STOP_PATIENCE_MS);
      const { code: exitCode } = await child.ended;
      const stopped = performance.now();
      child = await start();
      return { stopMs: stopped - began, exitCode, startMs: performance.now() - stopped };
    },
  };
}

/** A port below the range that the kernel gives to clients, so that it is still free after a restart. */
async function steadyPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isPortFree(port, '127.0.0.1')) return port;
  }
}
