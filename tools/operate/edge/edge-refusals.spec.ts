import { protectiveHeaders } from '@portal/contracts';
import { MALFORMED_REQUESTS, sendRaw, type WireAnswer } from '@portal/testing';
import { connect } from 'node:http2';
import { once } from 'node:events';
import { type GivenEdge, givenEdge } from './support/given-edge';

let given: GivenEdge;
beforeAll(async () => {
  given = await givenEdge((request, response) => {
    request.resume().once('end', () => response.end('done'));
  });
});
afterAll(() => given?.stop());

const requests = Object.entries(MALFORMED_REQUESTS);

function expectHeaders({ status, headers }: WireAnswer, isSecure: boolean): void {
  expect(Math.floor(status / 100)).toBe(4);
  expect(headers).toMatchObject(protectiveHeaders(isSecure));
}

function expectRefusal({ status, headers, body }: WireAnswer, isSecure: boolean): void {
  expect([Math.floor(status / 100), status, body]).toEqual([
    4,
    status,
    expect.stringMatching(/^\{.*\}$/),
  ]);
  expect(JSON.parse(body)).toEqual({
    success: false,
    message: expect.any(String) as string,
    code: expect.stringMatching(/^request\//) as string,
    requestId: headers['x-request-id'],
  });
  expectHeaders({ status, headers, body }, isSecure);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
}

describe('a request that nginx cannot read is refused in the envelope, with all headers', () => {
  it.each(requests)('%s', async (_name, bytes) => {
    const { edge } = given;
    expectRefusal(await sendRaw(edge.url, bytes, edge.certificate), true);
  });

  it.each(requests)('without TLS as well: %s', async (name, bytes) => {
    const answer = await sendRaw(given.edge.plainUrl, bytes);
    // A page is redirected to TLS before its address is checked. Methods are refused there too.
    if (answer.status === 308) expect(name).toMatch(/^the target|^a (method|length)|^two/);
    else if (name.startsWith('a chunk')) expectHeaders(answer, false);
    else {
      expectRefusal(answer, false);
      expect(answer.headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('plain HTTP where TLS is spoken', async () => {
    const plainUrl = given.edge.url.replace('https:', 'http:');
    expectRefusal(await sendRaw(plainUrl, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'), true);
  });

  it.each(['/%2e%2e/', '/%00', '/%zz', 'nothing'])('%s over HTTP/2', async (path) => {
    const session = connect(given.edge.url, { ca: given.edge.certificate });
    try {
      const stream = session.request({ ':path': path });
      const [answer] = (await once(stream, 'response')) as [Record<string, unknown>];
      stream.setEncoding('utf8');
      let body = '';
      for await (const part of stream) body += String(part);
      const { ':status': status, ...headers } = answer;
      expectRefusal(
        { status: Number(status), headers: headers as WireAnswer['headers'], body },
        true,
      );
    } finally {
      session.destroy();
    }
  });

  it('none of them reaches the service', () => {
    expect(given.service.requests.map(({ url }) => url)).toEqual([]);
  });
});

// nginx may refuse such a body a second time, while discarding it, and then with its own error page.
it.each(['/', '/metrics', '/assets/none.js'])(
  'a body that cannot be skipped at %s is refused with all headers',
  async (path) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const { edge } = given;
    expectHeaders(await sendRaw(edge.url, `${head}zz\r\n`, edge.certificate), true);
  },
);

it('no address outside leads to the place of the refusals', async () => {
  for (const status of [400, 404, 413, 429, 503])
    expect([status, (await given.get(`/_refusal/${status}`)).status]).toEqual([status, 404]);
});
