import { EventEmitter, once } from 'node:events';
import { Agent, type ClientRequest, request } from 'node:http';
import { Problem } from '../../../shared/problem';
import type { UserCookies } from '../../bench/capacity/sessions';

/** Streams that are opened together. */
const AT_ONCE = 25;
const TASK_ID = /"_id":"([^"]+)"/g;

/** Open queues of many users, and when each task first arrived. */
export class OpenQueues {
  private readonly agent = new Agent({ maxSockets: Infinity });
  private readonly streams: ClientRequest[] = [];
  private readonly arrivals = new EventEmitter().setMaxListeners(0);
  private readonly known = new Map<string, number>();

  private constructor(private readonly url: string) {}

  /** Opens the queue of each user and waits for its first state. @throws Problem when one is refused. */
  static async open(url: string, cookies: UserCookies): Promise<OpenQueues> {
    const queues = new OpenQueues(url);
    const all = [...cookies];
    while (all.length > 0) {
      const next = all.splice(0, AT_ONCE);
      await Promise.all(next.map(([userId, cookie]) => queues.openOne(userId, cookie)));
    }
    return queues;
  }

  /** When a task arrived, in ms of performance.now(). */
  async arrivalOf(taskId: string): Promise<number> {
    if (!this.known.has(taskId)) await once(this.arrivals, taskId);
    return this.known.get(taskId) ?? Number.NaN;
  }

  /** Waits for the next heartbeat of each queue. */
  async nextBeat(): Promise<void> {
    await Promise.all(this.streams.map((_, number) => once(this.arrivals, `beat ${number}`)));
  }

  close(): void {
    for (const stream of this.streams) stream.destroy();
  }

  private async openOne(userId: number, cookie: string): Promise<void> {
    const path = `/api/user/${userId}/tasks/stream`;
    const stream = request(this.url + path, { agent: this.agent, headers: { cookie } });
    const number = this.streams.push(stream) - 1;
    await new Promise<void>((done, failed) => {
      stream.on('error', failed).on('response', (answer) => {
        if (answer.statusCode !== 200)
          failed(new Problem(`A stream answered ${answer.statusCode}.`));
        answer.setEncoding('utf8').on('data', (text: string) => {
          this.read(text, number);
          if (text.includes('data: ')) done();
        });
      });
      stream.end();
    });
  }

  private read(text: string, number: number): void {
    if (text.startsWith(':')) this.arrivals.emit(`beat ${number}`);
    for (const [, taskId = ''] of text.matchAll(TASK_ID)) {
      if (this.known.has(taskId)) continue;
      this.known.set(taskId, performance.now());
      this.arrivals.emit(taskId);
    }
  }
}
