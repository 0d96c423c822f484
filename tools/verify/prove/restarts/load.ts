import type { FailedRequest } from '../describe-restarts';
import type { Production } from './production';
import { KINDS, openClients, queryOf, readFirstPlan, send, taskIdOf } from './requests';

/** Clients that ask without a pause while the capacity is measured. */
const MEASURING_CLIENTS = 16;
const WARM_UP_MS = 2_000;
const MEASURED_MS = 3_000;
/**
 * The load in proportion to what the instances answer at most. While one starts, it takes half of a machine
 * with two cores, and the load itself takes a part: more would measure the machine and not the restarts.
 */
const SHARE_OF_CAPACITY = 1 / 4;

/** Result of a load. */
interface LoadResult {
  readonly answered: Readonly<Record<string, number>>;
  readonly failed: readonly FailedRequest[];
  readonly latencies: readonly number[];
  /** Ids of the tasks that the service confirmed. */
  readonly tasks: readonly string[];
}

/** A load that runs until it is ended. It sends at a fixed rate and does not wait for answers. */
export interface Load {
  /** Requests per second. */
  readonly rate: number;
  end(): Promise<LoadResult>;
}

/**
 * Sends requests through the edge, reads and writes, as browsers and the bot do.
 * @param givenRate requests per second; absent: a quarter of what the instances can answer.
 */
export async function startLoad(production: Production, givenRate?: number): Promise<Load> {
  const { edge, trial } = production;
  const clients = await openClients(production);
  const planId = await readFirstPlan(edge);
  const answered: Record<string, number> = {};
  const failed: FailedRequest[] = [];
  const latencies: number[] = [];
  const tasks: string[] = [];
  let began = performance.now();
  let asked = 0;

  const askNext = async (): Promise<void> => {
    const number = asked;
    asked += 1;
    // Each client sends one full cycle of requests, then the next client.
    const client = clients[Math.floor(number / KINDS) % clients.length];
    if (!client) throw new Error('There is no user.');
    const { agent, cookie, userId } = client;
    const query = queryOf(number, userId, planId);
    const { what, isBot } = query;
    const headers = isBot ? { authorization: `Bearer ${trial.botKey}` } : { cookie };
    const sent = performance.now();
    const failedBy = (how: string): number => failed.push({ what, how, atMs: sent - began });
    try {
      const { status, body } = await send(edge, agent, query, headers);
      if (status !== 200) return void failedBy(`${status} ${body.slice(0, 120)}`);
      answered[what] = (answered[what] ?? 0) + 1;
      latencies.push(performance.now() - sent);
      if (isBot) tasks.push(taskIdOf(number));
    } catch (error) {
      failedBy((error as NodeJS.ErrnoException).code ?? String(error));
    }
  };

  const askFor = async (ms: number): Promise<number> => {
    const end = performance.now() + ms;
    const first = asked;
    const keepAsking = async (): Promise<void> => {
      while (performance.now() < end) await askNext();
    };
    await Promise.all(Array.from({ length: MEASURING_CLIENTS }, keepAsking));
    return ((asked - first) * 1_000) / ms;
  };
  let rate = givenRate;
  if (rate === undefined) {
    await askFor(WARM_UP_MS);
    rate = Math.max(1, Math.floor((await askFor(MEASURED_MS)) * SHARE_OF_CAPACITY));
    latencies.length = 0;
  }

  began = performance.now();
  const open = new Set<Promise<void>>();
  const [perSecond, before] = [rate, asked];
  const timer = setInterval(() => {
    const due = before + Math.floor(((performance.now() - began) / 1_000) * perSecond);
    while (asked < due) {
      const answer = askNext().finally(() => open.delete(answer));
      open.add(answer);
    }
  }, 5);
  return {
    rate,
    async end() {
      clearInterval(timer);
      await Promise.all(open);
      for (const { agent } of clients) agent.destroy();
      return { answered, failed, latencies, tasks };
    },
  };
}
