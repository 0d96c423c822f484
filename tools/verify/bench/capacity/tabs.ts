import { Agent, type ClientRequest, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { CountingRelay } from './counting-relay';
import type { UserCookies } from './sessions';
import { usageOf } from './usage';

/** Cost of open dashboards for an instance. */
export interface TabMetrics {
  readonly tabs: number;
  /** Number of displayed users. */
  readonly users: number;
  readonly open: number;
  /** Queries for the queue of each watched user, per second. OPS-28 allows one. */
  readonly perUser: number;
  /** Queries per session and second. */
  readonly perSession: number;
  readonly cpuShare: number;
  readonly megabytes: number;
}

const agent = new Agent({ maxSockets: 10_000 });

/** Keeps event streams of the Live Queue open and counts the instance's queries to the database. */
export async function measureTabs(
  instance: { readonly url: string; readonly pid: number },
  relay: CountingRelay,
  { tabs, cookies, seconds }: { tabs: number; cookies: UserCookies; seconds: number },
): Promise<TabMetrics> {
  const before = usageOf(instance.pid).megabytes;
  const all = [...cookies];
  const users = all.length;
  const asked = (): number[] => ['tasks', 'sessions'].map((name) => relay.asked(name));
  const opened: ClientRequest[] = [];
  let open = 0;
  for (let number = 0; number < tabs; number += 1) {
    const [userId, cookie] = all[number % all.length] ?? [0, ''];
    const path = `/api/user/${userId}/tasks/stream`;
    const stream = request(instance.url + path, { agent, headers: { cookie } });
    stream.on('error', () => undefined);
    stream.on('response', (answer) => {
      if (answer.statusCode === 200) open += 1;
      answer.resume();
    });
    stream.end();
    opened.push(stream);
    if (number % 25 === 24) await pause(20);
  }
  await pause(3_000);
  const used = usageOf(instance.pid);
  const askedBefore = asked();
  await pause(seconds * 1000);
  const after = usageOf(instance.pid);
  const [queues, sessions] = asked().map((count, n) => (count - (askedBefore[n] ?? 0)) / seconds);
  for (const stream of opened) stream.destroy();
  await pause(1_000);
  return {
    ...{ tabs, users, open },
    ...{ perUser: (queues ?? 0) / users, perSession: (sessions ?? 0) / users },
    cpuShare: (after.cpuSeconds - used.cpuSeconds) / seconds,
    megabytes: after.megabytes - before,
  };
}
