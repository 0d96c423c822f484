import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inWorkspace } from '../../shared/workspace';

type Packages = Record<string, Record<string, unknown>>;
interface AddressedLock {
  withAddresses(
    lock: { packages: Packages },
    settings: Record<string, string>,
  ): { packages: Packages };
  addressedLock(root: string, settings: Record<string, string>): { packages: Packages };
  noteAddresses(root: string, lock: { packages: Packages }): void;
  forgetAddresses(root: string): void;
}
const load = async () =>
  (await import(
    pathToFileURL(inWorkspace('tools/develop/bootstrap/addressed-lock.mjs')).href
  )) as AddressedLock;

const SETTINGS = {
  registry: 'https://packages.example/npm/',
  '@own:registry': 'https://own.example',
};
const version = '1.2.3';
const integrity = 'sha512-x';

const addressOf = async (path: string, entry: object = {}) => {
  const lock = { packages: { [path]: { version, integrity, ...entry } } };
  return (await load()).withAddresses(lock, SETTINGS).packages[path]?.['resolved'];
};

describe('the lock file of an installation has the address of', () => {
  test.each([
    ['a package', 'node_modules/nx', {}, 'https://packages.example/npm/nx/-/nx-1.2.3.tgz'],
    [
      ...(['a package with a scope', 'node_modules/@mui/material', {}] as const),
      'https://packages.example/npm/@mui/material/-/material-1.2.3.tgz',
    ],
    [
      ...(['a second version of a package', 'node_modules/a/node_modules/@b/c', {}] as const),
      'https://packages.example/npm/@b/c/-/c-1.2.3.tgz',
    ],
    [
      ...(['a package under another name', 'node_modules/@x/native', { name: 'native' }] as const),
      'https://packages.example/npm/native/-/native-1.2.3.tgz',
    ],
    [
      ...(['a package whose scope has its own registry', 'node_modules/@own/a', {}] as const),
      'https://own.example/@own/a/-/a-1.2.3.tgz',
    ],
  ])('%s', async (_, path, entry, address) => {
    expect(await addressOf(path, entry)).toBe(address);
  });

  test.each([
    ['no project', 'libs/ui', {}, undefined],
    ['no link to a project', 'node_modules/@portal/ui', { resolved: 'libs/ui' }, 'libs/ui'],
    ['no part of another package', 'node_modules/a/node_modules/b', { inBundle: true }, undefined],
    ['nothing without a checksum', 'node_modules/a', { integrity: undefined }, undefined],
  ])('%s', async (_, path, entry, address) => {
    expect(await addressOf(path, entry)).toBe(address);
  });
});

test('it lies beside the committed one, which stays as it is, and is removed', async () => {
  const { addressedLock, noteAddresses, forgetAddresses } = await load();
  const root = await mkdtemp(join(tmpdir(), 'addressed-lock-'));
  const committed = JSON.stringify({ packages: { 'node_modules/a': { version, integrity } } });
  await writeFile(join(root, 'package-lock.json'), committed);
  noteAddresses(root, addressedLock(root, SETTINGS));
  const addressed = await readFile(join(root, 'npm-shrinkwrap.json'), 'utf8');
  const address = 'https://packages.example/npm/a/-/a-1.2.3.tgz';
  expect(addressed).toContain(`"${address}"`);
  expect(await readFile(join(root, 'package-lock.json'), 'utf8')).toBe(committed);
  forgetAddresses(root);
  forgetAddresses(root);
  await expect(readFile(join(root, 'npm-shrinkwrap.json'))).rejects.toThrow('ENOENT');
  await rm(root, { recursive: true });
});
