import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../quantiles';

/** One request of a mix. */
export interface Ask {
  /** Requests of one kind are also counted apart. */
  readonly kind?: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Result of a load of some seconds. */
export interface LoadMetrics {
  readonly clients: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly failures: number;
  /** Times in ms by the kind of request. */
  readonly byKind: ReadonlyMap<string, { readonly p50: number; readonly p95: number }>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

/** Sends one request and reads the whole answer. Returns the status. */
function send(url: string, { method, path, headers = {}, body }: Ask): Promise<number> {
  return new Promise((done, failed) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(url + path, { agent, method, headers: { ...headers, ...length } });
    sent.once('error', failed);
    sent.once('response', (answer) => {
      answer.once('end', () => done(answer.statusCode ?? 0));
      answer.once('error', failed);
      answer.resume();
    });
    sent.end(body);
  });
}

/** Runs a number of clients, distributed over the instances. Each sends its next request after the answer. */
export async function loadFor(
  seconds: number,
  clients: number,
  urls: readonly string[],
  next: (turn: number) => Ask,
): Promise<LoadMetrics> {
  const times: number[] = [];
  const kinds = new Map<string, number[]>();
  let [turn, failures, isOver] = [0, 0, false];
  const client = async (number: number): Promise<void> => {
    const url = urls[number % urls.length] ?? '';
    while (!isOver) {
      const started = performance.now();
      const ask = next(turn++);
      const status = await send(url, ask).catch(() => 0);
      const took = performance.now() - started;
      times.push(took);
      if (ask.kind !== undefined) kinds.set(ask.kind, (kinds.get(ask.kind) ?? []).concat(took));
      if (status < 200 || status >= 300) failures += 1;
    }
  };
  const all = Array.from({ length: clients }, (_, number) => client(number));
  await pause(seconds * 1000);
  isOver = true;
  await Promise.all(all);
  const perSecond = times.length / seconds;
  const byKind = new Map([...kinds].map(([kind, some]) => [kind, percentiles(some)]));
  return { clients, perSecond, ...percentiles(times), failures, byKind };
}

const percentiles = (times: readonly number[]): { p50: number; p95: number } => ({
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
});
