import { MALFORMED_REQUESTS, sendRaw, until } from '@portal/testing';
import { routeTemplates } from './route-map';
import { type GivenEdge, givenEdge } from './support/given-edge';

/** Marks codes, references, cookies, keys and names. It must never appear in a log. */
const CANARY = 'CANARY7F3K';
const WITH_CANARIES = {
  cookie: `portal_session=${CANARY}`,
  authorization: `Bearer ${CANARY}`,
  referer: `https://portal.test/plans/${CANARY}?q=${CANARY}`,
  'user-agent': CANARY,
  'x-relay-signature': CANARY,
  'idempotency-key': CANARY,
};

let given: GivenEdge;
let isAway = false;
beforeAll(async () => {
  given = await givenEdge((request, response) => {
    if (isAway) request.socket.destroy();
    else request.resume().once('end', () => response.end('done'));
  });
});
afterAll(() => given?.stop());
afterEach(() => (isAway = false));

let sent = 0;
/** The log line of a request with marks in all its parts, and the rest of both logs. */
async function lineOf(path: string, method = 'GET'): Promise<Record<string, unknown>> {
  const id = `canary-test-${(sent += 1)}`;
  await given.get(`${path}?search=${CANARY}`, {
    method,
    headers: { ...WITH_CANARIES, 'x-request-id': id, accept: 'text/html' },
    ...(method === 'POST' && { body: CANARY }),
  });
  return JSON.parse(await findLine(`"${id}"`)) as Record<string, unknown>;
}

/** The line with this text. nginx writes it after the answer was read. */
async function findLine(text: string): Promise<string> {
  return until(async () => {
    const lines = (await given.edge.readRequests()).split('\n').slice(0, -1);
    return lines.find((one) => one.includes(text));
  });
}

/** Everything that nginx has logged, including the lines of all earlier requests. */
async function written(): Promise<string> {
  await lineOf('/');
  return (await given.edge.readRequests()) + (await given.edge.readErrors());
}

it.each(routeTemplates())('%s is written as its template', async (template) => {
  const path = template.replaceAll(/:[A-Za-z]+/g, CANARY);
  expect((await lineOf(path))['route']).toBe(template);
  expect(await written()).not.toContain(CANARY);
});

it('a refused request is written with its own method and route', async () => {
  isAway = true;
  expect(await lineOf(`/api/admin/redeem-code/${CANARY}`, 'DELETE')).toMatchObject({
    method: 'DELETE',
    route: '/api/admin/redeem-code/:code',
  });
});

it.each([
  `/${CANARY}`,
  `/api/${CANARY}`,
  `/api/admin/redeem-code/${CANARY}/${CANARY}`,
  `/api/admin/redeem%2dcode/${CANARY}`,
  `//api/admin/redeem-code/${CANARY}`,
  `/checkout/${CANARY}`,
  `/.${CANARY}`,
])('%s, which is no route, is written without what it holds', async (path) => {
  expect((await lineOf(path))['route']).toBe('unmatched');
  expect(await written()).not.toContain(CANARY);
});

describe('no canary is written, neither as a request nor as an error,', () => {
  it('when the service is away', async () => {
    isAway = true;
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(await lineOf(`/api/admin/redeem-code/${CANARY}`, method)).toMatchObject({
        status: 503,
        upstreamStatus: expect.stringContaining('502') as string,
      });
    expect(await written()).not.toContain(CANARY);
  });

  it('when a file is missing or cannot be one', async () => {
    for (const path of [`/assets/${CANARY}.js`, `/remotes/a/b/${CANARY}`, `/${CANARY}.png`])
      await lineOf(path);
    await lineOf(`/assets/${CANARY.repeat(40)}`);
    await lineOf(`/index.html/${CANARY}`);
    expect(await written()).not.toContain(CANARY);
  });

  it('when too much is sent, at once or too large', async () => {
    const burst = Array.from({ length: 60 }, () => given.get(`/api/offer/${CANARY}`));
    await Promise.all(burst);
    const body = Buffer.alloc(100_000, CANARY);
    await given.get(`/api/offer/${CANARY}`, { method: 'POST', body });
    expect(await written()).not.toContain(CANARY);
  });

  it('when the request is malformed', async () => {
    const { edge } = given;
    for (const bytes of Object.values(MALFORMED_REQUESTS)) {
      const marked = bytes
        .replace('Host: localhost\r\n', `Host: localhost\r\nReferer: https://x/${CANARY}\r\n`)
        .replace(' /', ` /plans/${CANARY}/`);
      await sendRaw(edge.url, marked, edge.certificate);
      await sendRaw(edge.plainUrl, marked);
    }
    expect(await written()).not.toContain(CANARY);
  });
});
