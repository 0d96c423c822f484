import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** One request of a mix. */
export interface Ask {
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
  let [turn, failures, isOver] = [0, 0, false];
  const client = async (number: number): Promise<void> => {
    const url = urls[number % urls.length] ?? '';
    while (!isOver) {
      const started = performance.now();
      const status = await send(url, next(turn++)).catch(() => 0);
      times.push(performance.now() - started);
      if (status < 200 || status >= 300) failures += 1;
    }
  };
  const all = Array.from({ length: clients }, (_, number) => client(number));
  await pause(seconds * 1000);
  isOver = true;
  await Promise.all(all);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { clients, perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), failures };
}
