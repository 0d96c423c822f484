import type { PortalRelease } from '@portal/contracts';

import { offerPortalFiles, trustFiles } from './portal-files';
import { watchTyping } from './typed-text';

const FOLDER = '/remotes/user-portal/1';
const release: PortalRelease = {
  version: '1',
  entry: `${FOLDER}/mf-manifest.json`,
  preload: [`${FOLDER}/assets/first.js`],
  integrity: {
    [`${FOLDER}/assets/lazy.js`]: 'sha384-lazy',
    [`${FOLDER}/assets/hanging.js`]: 'sha384-hanging',
  },
  builtAt: '2026-01-01T00:00:00.000Z',
  commit: 'unknown',
  contract: 1,
};

/** The part of a page that these tests need. */
class Field {
  isConnected = true;
  value = '';
}
let reloads: number;
let onInput: (event: { target: Field; isTrusted: boolean }) => void;
let status: number;
/** So many requests get no answer. */
let hangs: number;
let asked: string[];

beforeAll(() => {
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    // A page that is in no frame.
    window: globalThis,
    parent: globalThis,
    HTMLInputElement: Field,
    HTMLTextAreaElement: class {},
    location: { reload: () => (reloads += 1) },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      clear: () => stored.clear(),
    },
    document: {
      addEventListener: (_name: string, listener: typeof onInput) => (onInput = listener),
    },
    fetch: (url: string, { integrity, signal }: RequestInit) => {
      asked.push(`${url} ${integrity}`);
      if (hangs > 0) {
        hangs -= 1;
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
      }
      // Like a browser: checks the hash of a refusal's body too, and does not report its status.
      if (integrity && status !== 200) return Promise.reject(new TypeError('Failed to fetch'));
      const body = new ArrayBuffer(0);
      return Promise.resolve({ status, ok: status === 200, arrayBuffer: async () => body });
    },
  });
  watchTyping();
  offerPortalFiles();
  trustFiles(release);
});
beforeEach(() => {
  [reloads, status, hangs, asked] = [0, 200, 0, []];
  sessionStorage.clear();
});

const load = (...files: string[]) =>
  globalThis.portalFiles?.(`http://x${FOLDER}/assets/first.js`, files);
/** The outcome; 'waiting' when the page is being reloaded. */
const outcome = async (loading = load('./lazy.js')) =>
  Promise.race([
    Promise.resolve(loading).then(
      () => 'loaded',
      (error: Error) => error.name,
    ),
    new Promise((resolve) => setTimeout(resolve, 20, 'waiting')),
  ]);

describe('a lazy part of a portal', () => {
  it('whose file is gone leads to one reload, and then to the panel', async () => {
    status = 404;
    expect([await outcome(), reloads]).toEqual(['waiting', 1]);
    expect([await outcome(), reloads]).toEqual(['LostFile', 1]);
  });

  it('whose file is gone never reloads over something typed', async () => {
    status = 404;
    const target = new Field();
    target.value = 'a long message';
    onInput({ target, isTrusted: true });
    expect([await outcome(), reloads]).toEqual(['LostFile', 0]);
    target.isConnected = false;
    expect([await outcome(), reloads]).toEqual(['waiting', 1]);
  });

  it('whose server is in trouble does not reload, and is asked for again', async () => {
    status = 500;
    expect([await outcome(), reloads]).toEqual(['Error', 0]);
    status = 200;
    expect([await outcome(), reloads]).toEqual(['loaded', 0]);
  });

  it('whose request hangs arrives for all who wait, once one of them has sent a new one', async () => {
    hangs = 1;
    const first = outcome(load('./hanging.js'));
    const now = performance.now();
    const later = jest.spyOn(performance, 'now').mockReturnValue(now + 4_000);
    const second = await outcome(load('./hanging.js'));
    later.mockRestore();
    expect([await first, second, asked.length]).toEqual(['loaded', 'loaded', 2]);
  });

  it('is fetched by its hash, once; what came with the portal is not asked for again', async () => {
    trustFiles({ ...release, entry: '/remotes/user-portal/2/mf-manifest.json' });
    expect(await outcome(load('./first.js'))).toBe('loaded');
    expect(asked).toEqual([]);
  });

  it('is refused when it has no hash, or belongs to no version that was started', async () => {
    expect(await outcome(load('./unknown.js'))).toBe('DamagedFile');
    expect(await outcome(load('/uploads/a.js'))).toBe('Error');
    expect(asked).toEqual([]);
  });
});
