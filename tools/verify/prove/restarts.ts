import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { ensureNginx } from '../../operate/edge/find-nginx';
import { describeFailure, Problem } from '../../shared/problem';
import { createSteps } from '../../shared/steps';
import { runTarget } from '../../shared/run-target';
import {
  describeRefused,
  describeRestarts,
  isClean,
  type RestartsReport,
} from './describe-restarts';
import { startLoad } from './restarts/load';
import { type Production, startProduction } from './restarts/production';
import { ensureCompiler, slowFlush } from '../slow-disk/slow-flush';

const HELP = `Usage: npm run verify -- restarts [--rounds <n>] [--rate <requests a second>]
  [--flush-ms <n>]

Two instances of the built bff (NODE_ENV=production) behind Debian's nginx with the configuration of
production and TLS; reads and writes all the time, while each instance is restarted by SIGTERM, one after
the other, in three rounds. The load is a quarter of what the instances can answer, or --rate. Ends with 1
when a request failed or was reset, an instance did not end by itself, or a write that was answered is not
there. With --flush-ms each flush of the database takes so many milliseconds longer (Linux, a C compiler).
BUILD=0 takes what was built last.`;

const BUILT = ['@portal/bff', '@portal/embedded-mongo'];
const CALM_MS = 2_000;

async function prove(
  production: Production,
  rounds: number,
  rate: number | undefined,
): Promise<RestartsReport> {
  const { instances, databaseUri } = production;
  const load = await startLoad(production, rate);
  const began = performance.now();
  const restarts: RestartsReport['restarts'][number][] = [];
  let broken: unknown = null;
  try {
    await pause(CALM_MS);
    for (const instance of Array.from({ length: rounds }, () => instances).flat()) {
      restarts.push(await instance.restart());
      await pause(CALM_MS);
    }
  } catch (error) {
    broken = error;
  }
  const seconds = (performance.now() - began) / 1_000;
  const { tasks, ...result } = await load.end();
  const found = await countTasks(databaseUri, tasks);
  const report = { ...result, seconds, restarts, written: { reported: tasks.length, found } };
  if (broken === null) return report;
  throw new Problem(`${describeRestarts(report)}${describeFailure(broken)}`);
}

async function countTasks(uri: string, ids: readonly string[]): Promise<number> {
  const client = await MongoClient.connect(uri);
  try {
    const tasks = client.db().collection('tasks').find().project({ _id: 1 });
    const known = new Set((await tasks.toArray()).map(({ _id }) => String(_id)));
    return ids.filter((id) => known.has(id)).length;
  } finally {
    await client.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'portal-restarts-'));
let production: Production | null = null;
try {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '3' },
      rate: { type: 'string' },
      'flush-ms': { type: 'string', default: '0' },
      help: { type: 'boolean' },
    },
  });
  const rounds = Number(values.rounds);
  const rate = values.rate === undefined ? undefined : Number(values.rate);
  const flushMs = Number(values['flush-ms']);
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else if (
    ![rounds, rate ?? 1].every((one) => Number.isSafeInteger(one) && one > 0) ||
    !(flushMs >= 0)
  )
    throw new Problem(HELP);
  else {
    const steps = createSteps();
    ensureNginx();
    if (process.env['BUILD'] !== '0')
      await steps.run('Build', () => runTarget('build', { projects: BUILT }));
    if (flushMs > 0) ensureCompiler();
    const database = flushMs > 0 ? slowFlush(folder, flushMs) : {};
    production = await steps.run('Two instances, edge and database', () =>
      startProduction(folder, { database }),
    );
    const started = production;
    const report = await steps.run('Restarts under load', () => prove(started, rounds, rate));
    process.stdout.write(describeRestarts(report));
    if (!isClean(report)) throw new Problem(describeRefused(await started.edge.readRequests()));
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  await production?.stop();
  rmSync(folder, { recursive: true, force: true });
}
