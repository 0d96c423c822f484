import type { PortalRelease } from '@portal/contracts';

import type { Candidate } from '../releases/candidates';
import { chooseRelease } from './choose-release';
import type { Choice } from './choose-release';

jest.mock('@module-federation/runtime', () => ({
  getInstance: () => null,
  satisfy: () => true,
}));

const folder = (version: string) => `/remotes/user-portal/${version}`;
const release = (version: string, contract = 1): PortalRelease => {
  const entry = `${folder(version)}/mf-manifest.json`;
  return {
    version,
    entry,
    preload: [],
    integrity: { [entry]: 'sha384-x' },
    builtAt: '2026-01-01T00:00:00.000Z',
    commit: 'unknown',
    contract,
  };
};
const live = (of: PortalRelease): Candidate => ({ contract: of.contract, release: of });
const earlier = ({ version, contract }: PortalRelease): Candidate => ({
  contract,
  earlier: {
    version,
    contract,
    record: `${folder(version)}/release.json`,
    integrity: 'sha384-record',
  },
});

/** Faulty answers of the server, by the version in the file's address; other files are correct. */
let faults: Record<string, () => Promise<Response>>;
let served: readonly number[] | null;
const json = (value: unknown) =>
  ({
    ok: true,
    status: 200,
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(JSON.stringify(value)).buffer),
  }) as Response;

beforeEach(() => {
  faults = {};
  served = [1];
  jest.spyOn(console, 'warn').mockReturnValue();
  globalThis.fetch = ((url: string) => {
    const version = url.split('/')[3] ?? '';
    const fault = faults[version];
    if (fault) return fault();
    return Promise.resolve(
      json(
        url.endsWith('release.json')
          ? release(version)
          : { metaData: { remoteEntry: { name: 'r.js', path: '' } }, shared: [] },
      ),
    );
  }) as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

const chooseOf = async (more: Partial<Choice>, ...candidates: Candidate[]) => {
  const { signal } = new AbortController();
  const choice: Choice = {
    ...{ name: 'user-portal', candidates, begun: null, signal },
    ...{ served: Promise.resolve(served), ...more },
  };
  return (await chooseRelease(choice)).release.version;
};
const choose = (...candidates: Candidate[]) => chooseOf({}, ...candidates);
const damaged = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = (status: number) => () => Promise.resolve({ ok: false, status } as Response);

describe('the version that is started', () => {
  it('is the live one while nothing speaks against it', async () => {
    expect(await choose(live(release('n')), earlier(release('m')))).toBe('n');
  });

  it('is the last good one when a byte of the live one is flipped', async () => {
    faults = { n: damaged };
    expect(await choose(live(release('n')), earlier(release('m')))).toBe('m');
    faults = { n: damaged, m: damaged };
    expect(await choose(live(release('n')), earlier(release('m')), earlier(release('l')))).toBe(
      'l',
    );
  });

  it('is the last good one when the boot script, compiled on its own, met the damage', async () => {
    const foreign = Object.assign(new Error('damaged'), { name: 'DamagedFile' });
    const ready = Promise.reject(foreign);
    ready.catch(() => undefined);
    const begun = { entry: release('n').entry, ready, abort: () => undefined };
    expect(await chooseOf({ begun }, live(release('n')), earlier(release('m')))).toBe('m');
  });

  it('is the last good one when a hash of the live one is missing', async () => {
    const unsure = { ...release('n'), integrity: {} };
    expect(await choose(live(unsure), earlier(release('m')))).toBe('m');
  });

  it.each([404, 500])(
    'is none other when the server answers %s: Retry finds it',
    async (status) => {
      faults = { n: refused(status) };
      await expect(choose(live(release('n')), earlier(release('m')))).rejects.toThrow(
        String(status),
      );
    },
  );

  it('is one whose contract the service still answers, the newest of them', async () => {
    served = [2, 3];
    const all = [live(release('n', 4)), live(release('m', 3)), live(release('l', 2))];
    expect(await choose(...all)).toBe('m');
    served = [1];
    await expect(choose(...all)).rejects.toThrow('contract 4, the service answers 1');
  });

  it('is the live one when the service does not say what it answers', async () => {
    served = null;
    expect(await choose(live(release('n', 9)))).toBe('n');
  });
});
