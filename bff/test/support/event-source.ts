import { streamUserTasks, type UserTasksResponse } from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { once } from 'node:events';
import { type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { TestServer } from './test-server';

/** An item of a stream: a whole queue, or the comment that keeps the connection alive. */
type Arrival = UserTasksResponse | 'beat';

/** A request for a stream over a connection of its own, not sent yet. Makes the server listen if it does not yet. */
async function ask(server: TestServer, browser: TestClient, path: string): Promise<ClientRequest> {
  const http = server.app.getHttpServer();
  if (!http.listening) await server.app.listen(0, '127.0.0.1');
  const { port } = http.address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return request({ host: '127.0.0.1', port, path, headers: { cookie }, agent: false });
}

/** A browser's stream of its queue, over a real connection. */
export class EventSource {
  private readonly arrivals: Arrival[] = [];
  private text = '';
  private wake: () => void = () => undefined;
  private isOver = false;
  private isWhole = false;

  private constructor(
    private readonly sent: ClientRequest,
    readonly status: number,
    readonly headers: IncomingHttpHeaders,
  ) {}

  /** Opens the stream of a user. */
  static async open(server: TestServer, browser: TestClient, userId: number): Promise<EventSource> {
    const path = streamUserTasks.path.replace(':id', String(userId));
    return EventSource.openPath(server, browser, path);
  }

  /** Opens another stream; read its events with nextEvent. */
  static async openPath(
    server: TestServer,
    browser: TestClient,
    path: string,
  ): Promise<EventSource> {
    const sent = await ask(server, browser, path);
    return new Promise((resolve, reject) => {
      sent.on('error', reject).on('response', (answer) => {
        const source = new EventSource(sent, answer.statusCode ?? 0, answer.headers);
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => source.take(chunk))
          .on('error', () => undefined)
          .on('close', () => source.finish(answer.complete));
        resolve(source);
      });
      sent.end();
    });
  }

  /**
   * Asks for the stream of a user and goes away before the answer.
   * @param reached resolves when the request is as far as it shall be.
   * @returns when the server has closed the connection.
   */
  static async leave(
    server: TestServer,
    browser: TestClient,
    userId: number,
    reached: () => Promise<unknown>,
  ): Promise<void> {
    const path = streamUserTasks.path.replace(':id', String(userId));
    const connected = once(server.app.getHttpServer(), 'connection') as Promise<[Socket]>;
    const sent = await ask(server, browser, path);
    sent.on('error', () => undefined).end();
    const [connection] = await connected;
    await reached();
    sent.destroy();
    await once(connection, 'close');
  }

  /** The next item. @throws Error when the stream has ended. */
  async next(): Promise<Arrival> {
    for (;;) {
      const [arrival] = this.arrivals.splice(0, 1);
      if (arrival) return arrival;
      if (this.isOver) throw new Error('The stream is over.');
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  /** The next event of any stream. */
  async nextEvent<Event>(): Promise<Event> {
    return (await this.next()) as Event;
  }

  /** The tasks of the next event, as `id status progress`. */
  async nextTasks(): Promise<string[]> {
    const arrival = await this.next();
    if (arrival === 'beat') throw new Error('A beat arrived, no event.');
    return arrival.tasks.map(({ _id, status, progress }) => `${_id} ${status} ${progress ?? '-'}`);
  }

  /** Resolves when the stream has ended. Returns whether the server ended it normally. */
  async over(): Promise<boolean> {
    while (!this.isOver) await new Promise<void>((resolve) => (this.wake = resolve));
    return this.isWhole;
  }

  /** Closes the stream, as when the tab is closed. */
  close(): void {
    this.sent.destroy();
  }

  private take(chunk: string): void {
    const blocks = (this.text + chunk).split('\n\n');
    this.text = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith(':')) this.arrivals.push('beat');
      if (block.startsWith('data: ')) {
        this.arrivals.push(JSON.parse(block.slice('data: '.length)) as UserTasksResponse);
      }
    }
    this.wake();
  }

  private finish(isWhole: boolean): void {
    this.isOver = true;
    this.isWhole = isWhole;
    this.wake();
  }
}
