import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { readCollection, waitForStart, watchChild } from '@portal/tools';
import { administratorsVariable } from './administrators';
import { takeTurns } from './take-turns';

/** Root folder of the project. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** `DATA_DIR/trial.json` of the system under test. */
export interface Trial {
  readonly url: string;
  readonly subscriber: { readonly userId: number; readonly password: string };
  readonly admin: { readonly password: string };
  readonly botKey: string;
  readonly relayKey: string;
  readonly relaySecret: string;
  /** A redeem code that is unused at the start. */
  readonly redeemCode: string;
}

/** Folders and ports of a started system. */
export interface Place {
  /** The address that browsers open. */
  readonly url: string;
  /** The place without the edge, when there is an edge in front. */
  readonly direct?: Place;
  readonly dataDir: string;
  readonly webRoot: string;
  /** Port of the service's metrics. */
  readonly metricsPort: number;
  /** Port of the stand-in for Telegram Web. */
  readonly telegramPort: number;
}

/** A system that this process started with the program of `npm start`. */
export interface RunningSystem extends Place {
  /** Process id of the program that started everything. */
  readonly pid: number;
  /** Stops it as Ctrl-C does. @returns its exit code. */
  stop(): Promise<number | null>;
  /** Resolves when it has ended for another reason. */
  readonly ended: Promise<number | null>;
}

/** Creates a folder and finds a free port. */
export async function makePlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const port = await freePort();
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir: join(folder, 'data'),
    webRoot: join(folder, 'www'),
    metricsPort: await freePort(),
    telegramPort: await freePort(),
  };
}

/** Removes what makePlace made. */
export function clearPlace({ dataDir }: Place): Promise<void> {
  return rm(dirname(dataDir), { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Starts the last build and waits until it is ready.
 * @param script the program to run; default: that of `npm start`.
 * @throws Error with its output.
 */
export function startSystem(
  place: Place,
  script = 'tools/develop/start.mjs',
): Promise<RunningSystem> {
  // `npm run dev` rewrites the files of the bff. Another start at that time would find half of them.
  return takeTurns('start', () => startNow(place, script));
}

async function startNow(place: Place, script: string): Promise<RunningSystem> {
  const admins = await administratorsVariable();
  const child = spawn(process.execPath, [join(ROOT, script)], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: new URL(place.url).port,
      HOST: '127.0.0.1',
      DATA_DIR: place.dataDir,
      WEB_ROOT: place.webRoot,
      METRICS_PORT: String(place.metricsPort),
      TRIAL_TELEGRAM_PORT: String(place.telegramPort),
      DEMO_BOT: '0',
      TRIAL_HISTORY: '0',
      BUILD: '0',
      ADMINS: admins,
      MONGODB_URI: databaseOf(place),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const system = watchChild(`system at ${place.url}`, child);
  const isReady = async (): Promise<true | null> =>
    system.lastLines.some((line) => line.includes('Ctrl-C stops')) ? true : null;
  try {
    await waitForStart(system, isReady);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  const ended = system.ended.then(({ code }) => code);
  return {
    ...place,
    pid: child.pid ?? -1,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** The accounts and keys of a started system. */
export async function readTrial({ dataDir }: Pick<Place, 'dataDir'>): Promise<Trial> {
  return JSON.parse(await readFile(join(dataDir, 'trial.json'), 'utf8')) as Trial;
}

/** A metric of the service. */
export async function readMetric({ metricsPort }: Place, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  if (line === undefined) throw new Error(`The service tells no number '${name}'.`);
  return Number(line.slice(name.length));
}

/** All documents of a collection, read directly from the database. */
export function readDocuments<Document extends object>(
  place: Place,
  collection: string,
): Promise<Document[]> {
  return readCollection<Document>({ uri: databaseOf(place), dataDir: place.dataDir }, collection);
}

/** A separate database on the server in PORTAL_E2E_MONGODB_URI; empty: the embedded engine. */
function databaseOf({ dataDir }: Place): string {
  const server = process.env['PORTAL_E2E_MONGODB_URI'] ?? '';
  return server.replace(/^(\w+(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${basename(dirname(dataDir))}`);
}

// Below the ports that the kernel gives to clients, so that browsers of other workers do not take one.
const PORTS = { from: 20_000, to: 32_000 };

/** A port that is free now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', () => settle(false));
    server.listen(port, '127.0.0.1', () => server.close(() => settle(true)));
  });
}
