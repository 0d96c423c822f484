import { listReleases, previewRelease } from '@portal/contracts';
import type { ReleaseLine } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareServer } from './support/baseline';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let webRoot: string;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'portal-www-'));
  server = await createTestServer({ env: { WEB_ROOT: webRoot } });
});
shareServer(() => server);
beforeEach(() => mkdir(webRoot, { recursive: true }));
afterEach(() => rm(webRoot, { recursive: true }));

const at = (hour: number): string => `2031-05-01T0${hour}:00:00.000Z`;
const line = (change: Partial<ReleaseLine>): ReleaseLine => ({
  ...{ at: at(1), who: 'rima', action: 'release', app: 'user-portal' },
  ...{ from: null, to: 'u1', commit: 'c1', revision: 1 },
  ...change,
});
const givenSite = async (pointer: unknown, log: readonly ReleaseLine[], shell?: string) => {
  await writeFile(join(webRoot, 'releases.json'), JSON.stringify(pointer));
  const lines = log.map((one) => `${JSON.stringify(one)}\n`).join('');
  await writeFile(join(webRoot, 'releases.log'), `half a line\n${lines}`);
  if (shell) await writeFile(join(webRoot, 'shell.json'), JSON.stringify({ version: shell }));
};
const read = async () =>
  (await (await server.signInAsAdmin(undefined, 'viewer')).send(listReleases)).payload();

const NOTHING = { live: null, canary: null, earlier: [], staged: [] };

test('before the first release nothing is live', async () => {
  expect(await read()).toMatchObject({
    parts: [
      { name: 'shell', ...NOTHING },
      { name: 'user-portal', ...NOTHING },
      { name: 'admin-portal', ...NOTHING },
    ],
    actions: [],
  });
});

test('says what is live, tried and kept of each part, since when, by whom and why', async () => {
  const live = { version: 'u2', commit: 'c2' };
  const canary = { percent: 5, salt: 's', release: { version: 'u3', commit: 'c3' } };
  await givenSite(
    {
      revision: 4,
      portals: { 'user-portal': live },
      canaries: { 'user-portal': canary },
      earlier: { 'user-portal': [{ version: 'u1' }] },
    },
    [
      line({ app: 'shell', to: 's1', commit: 'k1' }),
      line({ app: 'shell', at: at(2), from: 's1', to: 's2', commit: 'k2' }),
      line({}),
      line({ at: at(2), who: 'tanvir', from: 'u1', to: 'u2', commit: 'c2', reason: 'new plans' }),
      line({ at: at(3), action: 'stage', to: 'u3', commit: 'c3' }),
      line({ at: at(3), who: 'tanvir', action: 'stage', to: 'u4', commit: 'c4' }),
      line({ at: at(4), action: 'canary', to: 'u3', commit: 'c3', percent: 5 }),
      line({ at: at(5), action: 'stage', from: null, to: 'u2', commit: 'c2' }),
      line({ at: at(6), action: 'refused', to: 'u1', refusal: 'it was rolled back' }),
    ],
    's2',
  );
  const { parts, actions } = await read();
  expect(parts).toEqual([
    {
      name: 'shell',
      live: { version: 's2', commit: 'k2', since: at(2), who: 'rima' },
      canary: null,
      earlier: [{ version: 's1', commit: 'k1', since: at(1), who: 'rima' }],
      staged: [],
    },
    {
      name: 'user-portal',
      live: { version: 'u2', commit: 'c2', since: at(2), who: 'tanvir' },
      canary: { version: 'u3', commit: 'c3', since: at(4), who: 'rima', percent: 5 },
      earlier: [{ version: 'u1', commit: 'c1', since: at(1), who: 'rima' }],
      staged: [{ version: 'u4', commit: 'c4', since: at(3), who: 'tanvir' }],
    },
    { name: 'admin-portal', ...NOTHING },
  ]);
  expect(actions).toHaveLength(9);
  expect(actions[0]).toMatchObject({ action: 'refused', refusal: 'it was rolled back' });
  expect(actions[2]).toMatchObject({ action: 'canary', percent: 5, part: 'user-portal' });
  expect(actions[5]).toMatchObject({ who: 'tanvir', reason: 'new plans', from: 'u1', to: 'u2' });
});

test('says which version of the shell is tried, and which was stored for nobody yet', async () => {
  const canary = { version: 's2', percent: 10, integrity: 'sha384-x' };
  await writeFile(join(webRoot, 'shell.json'), JSON.stringify({ version: 's1', canary }));
  const lines = [
    line({ app: 'shell', to: 's1', commit: 'k1' }),
    line({ app: 'shell', at: at(2), action: 'stage', to: 's2', commit: 'k2' }),
    line({ app: 'shell', at: at(3), action: 'canary', to: 's2', commit: 'k2', percent: 10 }),
    line({ app: 'shell', at: at(4), action: 'stage', to: 's3', commit: 'k3' }),
  ];
  await givenSite({ revision: 0, portals: {} }, lines);
  expect((await read()).parts[0]).toEqual({
    name: 'shell',
    live: { version: 's1', commit: 'k1', since: at(1), who: 'rima' },
    canary: { version: 's2', commit: 'k2', since: at(3), who: 'rima', percent: 10 },
    earlier: [],
    staged: [{ version: 's3', commit: 'k3', since: at(4), who: 'rima' }],
  });
});

test('of a long log the last 20 actions are listed, newest first', async () => {
  const log = Array.from({ length: 3_000 }, (_, index) =>
    line({ to: `u${index}`, revision: index, reason: 'x'.repeat(100) }),
  );
  await givenSite({ revision: 3_000, portals: {} }, log);
  const { actions } = await read();
  expect(actions.map(({ to }) => to)).toEqual(
    Array.from({ length: 20 }, (_, index) => `u${2_999 - index}`),
  );
});

describe('a preview', () => {
  const VERSION = '0.1.0-3f2a9c10be';
  const preview = (client: TestClient, version = VERSION, portal = 'user-portal') =>
    client.send(previewRelease, { params: { portal, version } });
  const record = JSON.stringify({ version: VERSION, contract: 2 });
  beforeEach(async () => {
    const folder = join(webRoot, 'remotes/user-portal', VERSION);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'release.json'), record);
    await writeFile(join(webRoot, 'remotes/user-portal/release.json'), record);
  });

  it('gives every administrator the place and the hash of the record of a stored version', async () => {
    const admin = await server.signInAsAdmin(undefined, 'viewer');
    expect((await preview(admin)).payload().release).toEqual({
      version: VERSION,
      contract: 2,
      record: `/remotes/user-portal/${VERSION}/release.json`,
      integrity: `sha384-${createHash('sha384').update(record).digest('base64')}`,
    });
  });

  it.each([
    ['user-portal', '0.1.0-0000000000'],
    ['admin-portal', VERSION],
    ['user-portal', '../other'],
    ['shell', VERSION],
  ])('has nothing of %s %s, which is not stored', async (portal, version) => {
    const admin = await server.signInAsAdmin(undefined, 'viewer');
    expect((await preview(admin, version, portal)).payload().release).toBeNull();
  });

  it('is refused to strangers and to subscribers', async () => {
    expect((await preview(server.client())).status).toBe(401);
    const subscriber = await server.signInAs(await server.givenAccount());
    expect((await preview(subscriber)).status).toBe(403);
  });
});
