import { buildPath, reportTask } from '@portal/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../shared/problem';
import { runTarget } from '../../shared/run-target';
import { startCountingRelay } from '../bench/capacity/counting-relay';
import { signUsersIn, type UserCookies } from '../bench/capacity/sessions';
import { BENCH_BOT_KEY, startSystem } from '../bench/lists/system';
import { describeFollow, type FollowReport, isKept } from './describe-follow';
import { OpenQueues } from './follow/open-queues';
import { proveWith } from './one-number';

const HELP = `Usage: npm run verify -- follow [--changes <n>]

Keeps the queues of 2,000 users open on one instance, reports 1,000 changes to another one and measures
how soon each is in its open queue. Ends with 1 when 5 % took longer than 300 ms, or when the idle instance
queried tasks or sessions. BUILD=0 takes what was built last.`;

const USERS = 2_000;
const IDLE_SECONDS = 30;
/** Changes come 20 times a second. */
const PAUSE_MS = 50;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Reports a new task of a user. @throws Problem when the service refuses it. */
async function report(url: string, taskId: string, userId: number): Promise<void> {
  const answer = await fetch(url + buildPath(reportTask.path, { taskId }), {
    method: reportTask.method,
    headers: { authorization: `Bearer ${BENCH_BOT_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ user_id: userId, file_name: 'Film.mkv', ott_service: 'netflix', quality: '720p' },
      ...{ status: 'in_progress', progress: 1 },
    }),
  });
  if (!answer.ok) throw new Problem(`A report answered ${answer.status}: ${await answer.text()}`);
}

/** Time of each change from the answer to the bot until it was in its open queue, in ms. */
async function measure(
  url: string,
  queues: OpenQueues,
  { cookies, changes }: { cookies: UserCookies; changes: number },
): Promise<number[]> {
  const users = [...cookies.keys()];
  const lags: Promise<number>[] = [];
  for (let number = 0; number < changes; number += 1) {
    const taskId = `follow-${number}`;
    const arrival = queues.arrivalOf(taskId);
    await report(url, taskId, users[number % users.length] ?? 0);
    const answered = performance.now();
    // The change may arrive before the answer.
    lags.push(arrival.then((at) => Math.max(0, at - answered)));
    await pause(PAUSE_MS);
  }
  return Promise.all(lags);
}

async function prove(changes: number): Promise<FollowReport> {
  if (process.env['BUILD'] !== '0')
    await runTarget('build', { projects: ['@portal/bff', '@portal/embedded-mongo'] });
  const system = await startSystem(undefined, say);
  const relay = await startCountingRelay(system.uri);
  try {
    const watched = await system.another(relay.uri);
    const cookies = await signUsersIn(system.uri, USERS);
    const queues = await OpenQueues.open(watched.url, cookies);
    say(`${USERS} queues are open.`);
    // The first heartbeat checks each session.
    await queues.nextBeat();
    const asked = (): number => relay.asked('tasks') + relay.asked('sessions');
    const before = asked();
    await pause(IDLE_SECONDS * 1_000);
    const idleQueries = asked() - before;
    const lags = await measure(system.instance.url, queues, { cookies, changes });
    queues.close();
    return { users: USERS, lags, idleSeconds: IDLE_SECONDS, idleQueries };
  } finally {
    await system.stop();
    relay.stop();
  }
}

await proveWith({ help: HELP, option: 'changes', byDefault: 1_000 }, async (changes) => {
  const measured = await prove(changes);
  say(describeFollow(measured));
  return isKept(measured);
});
