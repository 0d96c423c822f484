import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startHost } from './host';
import { readShared } from './module-cache';
import { getInstance, loadRemote, registerRemotes, type SharedModule } from './runtime';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remotes-'));
});
afterAll(() => rm(folder, { recursive: true }));

const shared = (version: string, module: object): SharedModule => ({
  version,
  from: 'shell',
  get: () => Promise.resolve(() => module),
});
const startShell = (batches: string[][]) =>
  startHost({
    name: 'shell',
    batches,
    initKey: '__mf_init__shell__',
    shared: {
      react: shared('19.3.1', { name: 'react' }),
      router: shared('0.1.0', { name: 'router' }),
    },
  });

/** Writes a remote entry that exposes how often it was started, and with what. */
async function deploy(name: string, whenStarted = ''): Promise<string> {
  const entry = join(folder, `${name}.js`);
  await writeFile(
    entry,
    `let starts = 0;
    let versions;
    exports.init = async (scope) => {
      starts += 1;
      ${whenStarted}
      versions = Object.keys(scope.react);
    };
    exports.get = async (exposed) => () => ({ name: '${name}', exposed, starts, versions });`,
  );
  return entry;
}

it('the shell provides its shared modules to the page and lists them for portals', async () => {
  globalThis.__mf_module_cache__ = undefined;
  await startShell([['react'], ['router']]);
  expect(readShared('router')).toEqual({ name: 'router' });
  const scope = getInstance()?.shareScopeMap['default'] ?? {};
  expect(Object.keys(scope['react'] ?? {})).toEqual(['19.3.1']);
  expect(scope['router']?.['0.1.0']?.from).toBe('shell');
});

describe('a portal', () => {
  beforeEach(() => startShell([['react'], ['router']]));

  it('is started once with the shared modules of the shell, however often it is loaded', async () => {
    registerRemotes([{ name: 'once', entry: await deploy('once') }]);
    const loaded = { name: 'once', exposed: './portal', starts: 1, versions: ['19.3.1'] };
    expect(await loadRemote('once/portal')).toEqual(loaded);
    expect(await loadRemote('once/portal')).toEqual(loaded);
  });

  it('that could not be started is started again by the next load', async () => {
    const entry = await deploy('late', 'if (starts === 1) throw new Error("not yet");');
    registerRemotes([{ name: 'late', entry }]);
    await expect(loadRemote('late/portal')).rejects.toThrow('not yet');
    expect(await loadRemote('late/portal')).toMatchObject({ name: 'late', starts: 2 });
  });

  it('keeps its first version unless another one is forced', async () => {
    registerRemotes([{ name: 'of', entry: await deploy('first') }]);
    const second = { name: 'of', entry: await deploy('second') };
    registerRemotes([second]);
    expect(await loadRemote('of/portal')).toMatchObject({ name: 'first' });
    registerRemotes([second], { force: true });
    expect(await loadRemote('of/portal')).toMatchObject({ name: 'second' });
  });

  it('that nobody has registered is an error', async () => {
    await expect(loadRemote('unknown/portal')).rejects.toThrow('unknown is not registered');
  });
});
