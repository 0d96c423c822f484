import type { Inject, RawRequest } from '@portal/testing';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { testEnvironment, type TestServer } from '../support/test-server';
import { programFile } from './build-child';
import type { CrashPoint } from './crash-points';
import type { FromChild, ToChild } from './messages';

/** The real service in its own process, called over HTTP. */
export class ServiceProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly origin: string,
    /** From the start of the process until it listened. */
    readonly startMs: number,
  ) {}

  /**
   * Starts a service with the database, photos and time of a server. `env` is added to the tests'
   * environment.
   */
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

  /** Sends a request, as a TestClient does. Rejects when the service dies before its answer. */
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

  /** Makes it kill itself when it next reaches a point. */
  arm(point: CrashPoint): Promise<void> {
    return this.have({ does: 'arm', point });
  }

  /** Runs the sweep of payments once. Returns false when the service died during it. */
  sweep(): Promise<boolean> {
    return this.survives({ does: 'sweep' });
  }

  /** Processes bulk actions until none is left. Returns false when the service died during it. */
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

  /** Whether the process is dead or dies within a second. */
  async died(): Promise<boolean> {
    if (this.isDead) return true;
    await once(this.child, 'exit', { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    return this.isDead;
  }

  /** Kills the process with SIGKILL. */
  async kill(): Promise<void> {
    if (this.isDead) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  /** Ends the process as an operator does. Returns its exit code when it has ended. */
  async terminate(): Promise<number | null> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    return code;
  }

  /** Whether the process has ended. */
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

/** @throws Error when the child ends before its next message. */
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
