import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { tryCanary } from './canary';
import { describeSite } from './describe-site';
import { rollBack } from './make-live';
import { readPointer, stateOf } from './pointer';
import { publishPortal, stagePortal } from './publish-portal';
import { readLog } from './release-log';
import { openSite } from './site';
import { makeTestSite, release } from './testing/test-site';
import type { TestSite } from './testing/test-site';

const PORTAL = 'user-portal';
let site: TestSite;
let servers: Server[];
beforeEach(async () => {
  site = await makeTestSite();
  servers = [];
});
afterEach(async () => {
  for (const server of servers) server.close();
  await site.clear();
});

/** A service that answers /api/contracts. @returns its address. */
async function serviceOf(contracts: readonly number[]): Promise<string> {
  const server = createServer(({ url }, response) => {
    response.statusCode = url === '/api/contracts' ? 200 : 404;
    response.end(JSON.stringify({ success: true, contracts }));
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const built = (name: string, contract: number) =>
  site.built(name, {
    'mf-manifest.json': '{}',
    'assets/a.js': name,
    'portal.json': JSON.stringify({ contract, preload: [] }),
  });
const asking = (...services: string[]) => ({ ...site, services });

describe('a version whose contract is not served', () => {
  it('is refused by release and canary before the pointer moves, and nothing is logged as done', async () => {
    const one = await release(site, 'one');
    const service = await serviceOf([1, 2]);
    const dist = await built('next', 99);
    const refusal =
      /Nobody would get user-portal \S+: it needs contract 99, and \S+ serves 1, 2\. Release the service first/;
    await expect(publishPortal(asking(service), PORTAL, { dist })).rejects.toThrow(refusal);
    const staged = await stagePortal(site, PORTAL, dist);
    const tried = tryCanary(asking(service), PORTAL, 10, async () => staged);
    await expect(tried).rejects.toThrow(refusal);
    expect(stateOf(await readPointer(site.store), PORTAL)).toMatchObject({
      live: { version: one },
      canary: null,
    });
    expect((await readLog(site.store)).filter(({ to }) => to === staged.version)).toMatchObject([
      { action: 'stage' },
    ]);
  });

  it('is one that any of several services does not serve', async () => {
    const services = [await serviceOf([1, 2]), await serviceOf([2, 3])];
    const dist = await built('next', 1);
    await expect(publishPortal(asking(...services), PORTAL, { dist })).rejects.toThrow(
      /serves 2\./,
    );
    const fitting = await built('fitting', 2);
    const { changed } = await publishPortal(asking(...services), PORTAL, { dist: fitting });
    expect(changed).toBe(true);
  });

  it('is named by list when it is live', async () => {
    const { version } = await publishPortal(site, PORTAL, { dist: await built('next', 99) });
    const { text, data } = await describeSite(asking(await serviceOf([1, 2])));
    expect(text).toContain(`user-portal ${version} is live and not served`);
    expect(data).toMatchObject({ served: [1, 2], versions: [{ version, served: false }] });
    expect((await describeSite(site)).data).toMatchObject({ versions: [{ served: null }] });
  });
});

describe('a service that does not answer', () => {
  it('stops a release, but never a rollback', async () => {
    const one = await release(site, 'one');
    await release(site, 'two');
    const silent = asking('http://127.0.0.1:1');
    const dist = await site.portal('three');
    await expect(publishPortal(silent, PORTAL, { dist })).rejects.toThrow(
      /does not say which contracts it serves/,
    );
    expect((await rollBack(silent, PORTAL)).version).toBe(one);
  });
});

it('an address that is none is refused', () => {
  expect(() => openSite('/srv/www', { services: 'portal.example' })).toThrow(
    /no address of a site/,
  );
  expect(openSite('/srv/www', { services: 'http://a http://b' }).services).toHaveLength(2);
  expect(openSite('/srv/www', { services: '' }).services).toEqual([]);
});
