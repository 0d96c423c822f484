import { endCanary, tryCanary } from './canary';
import { promote, rollBack } from './make-live';
import { readPointer, stateOf } from './pointer';
import { prune } from './prune';
import { publishPortal, stagePortal } from './publish-portal';
import { readLog } from './release-log';
import { replayLog, stagedVersions } from '@portal/rules';
import { makeTestSite, release } from './testing/test-site';
import type { TestSite } from './testing/test-site';

const PORTAL = 'user-portal';
let site: TestSite;
beforeEach(async () => {
  site = await makeTestSite();
});
afterEach(() => site.clear());

const tryOut = async (name: string, percent: number) =>
  tryCanary(site, PORTAL, percent, async () => stagePortal(site, PORTAL, await site.portal(name)));
const state = async () => stateOf(await readPointer(site.store), PORTAL);

describe('the staged versions', () => {
  const staged = async () => stagedVersions(await readLog(site.store), PORTAL);
  const stage = async (name: string) => stagePortal(site, PORTAL, await site.portal(name));

  it('are those that nobody got yet, newest first, until they are given or pruned', async () => {
    await release(site, 'live');
    const one = await stage('one');
    const two = await stage('two');
    const three = await stage('three');
    expect(await staged()).toEqual([three.version, two.version, one.version]);
    await tryOut('one', 10);
    await release(site, 'two');
    expect(await staged()).toEqual([three.version]);
    await endCanary(site, PORTAL);
    expect(await staged()).toEqual([three.version]);
    await prune(site, 0);
    expect(await staged()).toEqual([]);
  });
});

describe('the log replayed', () => {
  it('says of each app what the pointer says', async () => {
    const seen = async () => {
      const { live, canary, earlier } = await state();
      const said = replayLog(await readLog(site.store), PORTAL);
      expect([said.live, said.canary, said.earlier]).toEqual([
        live?.version ?? null,
        canary && { version: canary.release.version, percent: canary.percent },
        earlier.map(({ version }) => version),
      ]);
    };
    for (const name of ['1', '2', '3', '4', '5', '6', '7', '8']) await release(site, name);
    await seen();
    await tryOut('9', 10);
    await seen();
    await release(site, '10');
    await seen();
    await promote(site, PORTAL);
    await seen();
    await rollBack(site, PORTAL, (await state()).earlier[1]?.version);
    await seen();
    await tryOut('11', 10);
    await endCanary(site, PORTAL);
    site.pass(30);
    await prune(site, 7);
    await seen();
  });
});

describe('the release log', () => {
  it('says of each action when, who, what, from which version to which, commit and revision', async () => {
    const one = await release(site, 'one');
    const two = await release(site, 'two');
    const [last] = (await readLog(site.store)).toReversed();
    expect(last).toEqual({
      at: expect.stringMatching(/^2026-11-22T08:00:\d\d\.000Z$/),
      who: 'tester',
      action: 'release',
      app: PORTAL,
      from: one,
      to: two,
      commit: (await state()).live?.commit,
      revision: 2,
    });
  });

  it('names the commit of the version whose canary ends', async () => {
    await release(site, 'one');
    await tryOut('two', 10);
    const ended = (await state()).canary?.release;
    await endCanary(site, PORTAL);
    const last = (await readLog(site.store)).at(-1);
    expect([last?.from, last?.to, last?.commit]).toEqual([ended?.version, null, ended?.commit]);
    expect(last?.commit).not.toBe('unknown');
  });

  it('says why, in the words of the person', async () => {
    const dist = await site.portal('one');
    await publishPortal({ ...site, reason: 'OPS-12' }, PORTAL, { dist });
    expect((await readLog(site.store)).map(({ reason }) => reason)).toEqual(['OPS-12', 'OPS-12']);
  });

  it('is read in the form of earlier releases, too', async () => {
    const one = await release(site, 'one');
    const text = (await site.store.read('releases.log'))?.toString() ?? '';
    await site.store.write('releases.log', Buffer.from(text.replaceAll('"action":', '"act":')));
    const actions = (await readLog(site.store)).map(({ action, to }) => [action, to]);
    expect(actions).toContainEqual(['release', one]);
  });
});
