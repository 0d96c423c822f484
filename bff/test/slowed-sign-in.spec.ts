import { loginWithPassword } from '@portal/contracts';
import { DAY_MS, MAX_CONSECUTIVE_FAILURES } from '@portal/rules';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { Pause } from '../src/platform/clock/pause';
import { PasswordHasherService } from '../src/platform/security/password-hasher.service';
import { createTestServer, type TestServer } from './support/test-server';

/** A pause that lasts until its caller goes away. */
class EndlessPause implements Pause {
  readonly begun: AbortSignal[] = [];
  private tell = (): void => undefined;
  /** Resolves when the next pause begins. */
  next(): Promise<void> {
    return new Promise((resolve) => (this.tell = resolve));
  }
  wait(_ms: number, signal: AbortSignal): Promise<void> {
    this.begun.push(signal);
    this.tell();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  }
}

const pause = new EndlessPause();
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ pause });
  await server.app.listen(0, '127.0.0.1');
});
afterAll(() => server.stop());

/** An account at which strangers guess so much that every further try is slowed. */
async function givenGuessedAccount(): Promise<{ userId: number; password: string }> {
  const user = await server.givenAccount();
  await server.connection
    .collection<{ _id: number; failures: number; expiresAt: Date }>('password_failures')
    .insertOne({
      ...{ _id: user.userId, failures: 2 * MAX_CONSECUTIVE_FAILURES },
      expiresAt: new Date(server.clock.now().getTime() + DAY_MS),
    });
  return user;
}

/** A real connection that asks to sign in. */
function knock(body: object) {
  const { port } = server.app.getHttpServer().address() as AddressInfo;
  const text = JSON.stringify(body);
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${loginWithPassword.path} HTTP/1.1\r\nhost: localhost\r\n` +
      `content-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`,
  );
  return socket;
}

const events = (event: string) => server.log.filter((line) => line['event'] === event);

describe('a slowed sign-in', () => {
  it('ends when its caller goes away: nothing is checked, counted or left behind', async () => {
    const { userId } = await givenGuessedAccount();
    const verify = jest.spyOn(server.app.get(PasswordHasherService), 'verify');
    const begun = pause.next();
    const socket = knock({ userId, password: 'not the password' });
    await begun;
    const [signal] = pause.begun.slice(-1);
    expect(signal?.aborted).toBe(false);
    const left = once(signal as AbortSignal, 'abort');
    socket.destroy();
    await left;
    while (events('authn_login_fail').length === 0) await new Promise(setImmediate);
    expect(events('authn_login_fail')).toMatchObject([{ code: 'request/too-many', userId }]);
    expect(server.log.filter(({ level }) => level === 'error')).toEqual([]);
    expect(verify).not.toHaveBeenCalled();
    expect(await server.connection.collection('login_attempts').countDocuments()).toBe(0);
    verify.mockRestore();
  });

  it('holds up nobody else: not the next stranger of the address, nor another account', async () => {
    const guessed = await givenGuessedAccount();
    const before = pause.begun.length;
    const sockets = Array.from({ length: 3 }, () => knock({ ...guessed, password: 'x' }));
    while (pause.begun.length < before + 3) await new Promise(setImmediate);
    const other = await server.givenAccount();
    const answer = await server.client().send(loginWithPassword, { body: other });
    expect(answer.status).toBe(200);
    for (const socket of sockets) socket.destroy();
    for (const signal of pause.begun.slice(before)) {
      while (!signal.aborted) await new Promise(setImmediate);
    }
  });
});
