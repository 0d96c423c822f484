import type { Inject, RawRequest } from '@portal/testing';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { testEnvironment, type TestServer } from '../support/test-server';
import { programFile } from './build-child';
import type { CrashPoint } from './crash-points';
import type { FromChild, ToChild } from './messages';

/** The real service in a process of its own, asked over HTTP. */
export class ServiceProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly origin: string,
    /** From the start of the process until it listened. */
    readonly startMs: number,
  ) {}

  /** Starts one over the database and photos of a server, at its time; `env` on top of the tests' own. */
  static async start(
    server: TestServer,
    env: Readonly<Record<string, string>> = {},
  ): Promise<ServiceProcess> {
    const started = performance.now();
    const child = fork(programFile('child'), {
      env: {
        ...process.env,
        ...(await testEnvironment()),
        MONGODB_URI: server.databaseUri,
        UPLOADS_DIR: server.uploadsDir,
        CLOCK: server.clock.now().toISOString(),
        LOG_LEVEL: 'error',
        ...env,
        NODE_OPTIONS: '',
      },
    });
    const message = await nextMessage(child);
    if (message.tells !== 'listening') throw new Error(`The service said: ${message.tells}`);
    const origin = `http://127.0.0.1:${message.port}`;
    return new ServiceProcess(child, origin, performance.now() - started);
  }

  /** Asks it, as a TestClient does. Rejects when it dies before its answer. */
  readonly inject: Inject = async ({ method, url, headers, payload }: RawRequest) => {
    const isObject = typeof payload === 'object' && !Buffer.isBuffer(payload);
    const answer = await fetch(this.origin + url, {
      method,
      headers: { ...(isObject ? { 'content-type': 'application/json' } : {}), ...headers },
      body: isObject ? JSON.stringify(payload) : payload,
    });
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      payload: await answer.text(),
      cookies: [],
    };
  };

  /** Sets its clock. */
  travelTo(now: Date): Promise<void> {
    return this.have({ does: 'clock', now: now.toISOString() });
  }

  /** Has it kill itself when it next comes to a point. */
  arm(point: CrashPoint): Promise<void> {
    return this.have({ does: 'arm', point });
  }

  /** Runs the sweep of payments once; false when it died of it. */
  sweep(): Promise<boolean> {
    return this.survives({ does: 'sweep' });
  }

  /** Works on bulk actions until nothing is left; false when it died meanwhile. */
  workOnBulkActions(): Promise<boolean> {
    return this.survives({ does: 'bulk' });
  }

  private async survives(message: ToChild): Promise<boolean> {
    try {
      await this.have(message);
      return true;
    } catch (error) {
      if (await this.died()) return false;
      throw error;
    }
  }

  /** Whether it is dead, or dies within a second. */
  async died(): Promise<boolean> {
    if (this.isDead) return true;
    await once(this.child, 'exit', { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    return this.isDead;
  }

  /** Ends it as `kill -9` does. */
  async kill(): Promise<void> {
    if (this.isDead) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  /** Asks it to end, as an operator does; its exit code, once it has ended. */
  async terminate(): Promise<number | null> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    return code;
  }

  /** Whether it is known to have ended. */
  get isDead(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  private async have(message: ToChild): Promise<void> {
    const answer = nextMessage(this.child);
    this.child.send(message);
    const reported = await answer;
    if (reported.tells === 'failed') throw new Error(reported.error);
  }
}

/** @throws Error when the child ends before it says something. */
async function nextMessage(child: ChildProcess): Promise<FromChild> {
  const over = new AbortController();
  const { signal } = over;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message as FromChild),
      once(child, 'exit', { signal }).then(() => {
        throw new Error('The service ended.');
      }),
    ]);
  } finally {
    over.abort();
  }
}
