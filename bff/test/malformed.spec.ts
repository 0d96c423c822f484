import { ERROR_CATALOGUE, getSession, protectiveHeaders } from '@portal/contracts';
import { MALFORMED_REQUESTS, sendRaw, type WireAnswer } from '@portal/testing';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createTestServer, type TestServer } from './support/test-server';

/** Long, but a page of the service as any other; nginx reads no address of this length. */
const READABLE = /^the target \/aaa/;

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await createTestServer();
  await server.app.listen(0, '127.0.0.1');
  url = (await server.app.getUrl()).replace('[::1]', '127.0.0.1');
});
afterAll(() => server.stop());

function expectRefusal({ status, headers, body }: WireAnswer): void {
  expect([Math.floor(status / 100), status, body]).toEqual([
    4,
    status,
    expect.stringMatching(/^\{.*\}$/),
  ]);
  const failure = JSON.parse(body) as { code: keyof typeof ERROR_CATALOGUE };
  expect(failure).toMatchObject({ success: false, requestId: headers['x-request-id'] });
  expect(ERROR_CATALOGUE).toHaveProperty([failure.code]);
  expect(headers).toMatchObject(protectiveHeaders(false));
}

describe('a request that nobody can read is refused in the envelope, with all headers', () => {
  it.each(Object.entries(MALFORMED_REQUESTS).filter(([name]) => !READABLE.test(name)))(
    '%s',
    async (_name, bytes) => expectRefusal(await sendRaw(url, bytes)),
  );

  it('and stands in the log as one line without what it holds', async () => {
    const before = server.log.length;
    await sendRaw(url, 'GET /canary HTTP/9.9\r\nHost: canary\r\n\r\n');
    const lines = server.log.slice(before).filter(({ method }) => method === null);
    expect(lines).toEqual([
      expect.objectContaining({ event: 'request', route: 'unmatched', status: 400 }),
    ]);
    expect(JSON.stringify(server.log.slice(before))).not.toContain('canary');
  });
});

it('an expectation that nobody knows is passed over', async () => {
  const bytes = `GET ${getSession.path} HTTP/1.1\r\nHost: x\r\nExpect: cake\r\n\r\n`;
  expect((await sendRaw(url, bytes)).status).toBe(200);
});

it('HTTP/1.0 needs no Host', async () => {
  expect((await sendRaw(url, `GET ${getSession.path} HTTP/1.0\r\n\r\n`)).status).toBe(200);
});

it('callers who leave at any moment are no fault of the service', async () => {
  const before = server.log.length;
  const body = JSON.stringify({ userId: 5, password: 'x'.repeat(200) });
  const whole =
    `POST /api/login/password HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`;
  for (let round = 0; round < 200; round += 1) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(whole.slice(0, round % 2 === 0 ? whole.length : (round * 7) % whole.length));
    socket.resetAndDestroy();
  }
  // Another caller is answered after all of them were read.
  expect((await sendRaw(url, `GET ${getSession.path} HTTP/1.1\r\nHost: x\r\n\r\n`)).status).toBe(
    200,
  );
  const faults = server.log.slice(before).filter(({ level }) => level === 'error');
  expect(faults).toEqual([]);
});
