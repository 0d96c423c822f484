import { installedPackages, type LockFile, parseLock } from './lock-file';
import { productionTree } from './production-tree';

const lock: LockFile = {
  '': { name: 'root', devDependencies: { jest: '1.0.0' } },
  bff: {
    name: '@x/bff',
    dependencies: { web: '1.0.0', '@x/rules': '0.1.0' },
    devDependencies: { jest: '1.0.0' },
  },
  'libs/rules': { name: '@x/rules', dependencies: { both: '1.0.0' } },
  'node_modules/@x/bff': { resolved: 'bff', link: true },
  'node_modules/@x/rules': { resolved: 'libs/rules', link: true },
  'node_modules/web': {
    version: '1.0.0',
    dependencies: { both: '2.0.0' },
    optionalDependencies: { 'native-linux': '1.0.0', 'native-absent': '1.0.0' },
    peerDependencies: { peer: '*', maybe: '*', types: '*' },
    peerDependenciesMeta: { maybe: { optional: true }, types: { optional: true } },
  },
  'node_modules/web/node_modules/both': { version: '2.0.0' },
  'node_modules/both': { version: '1.0.0' },
  'node_modules/native-linux': { version: '1.0.0', optional: true, os: ['linux'] },
  'node_modules/peer': { version: '3.0.0' },
  'node_modules/types': { version: '4.0.0', dev: true },
  'node_modules/jest': { version: '1.0.0', dev: true },
};
const pathsOf = (some: LockFile, fits = (): boolean => true): string[] =>
  [...productionTree(some, ['bff'], fits).keys()].sort();

const PRODUCTION = [
  'bff',
  'libs/rules',
  'node_modules/both',
  'node_modules/native-linux',
  'node_modules/peer',
  'node_modules/web',
  'node_modules/web/node_modules/both',
];

it('holds workspaces, dependencies, optional ones and peers, each version at its place, nothing of development', () => {
  expect(pathsOf(lock)).toEqual(PRODUCTION);
  expect(productionTree(lock, ['bff'], () => true).get('node_modules/web')?.needs).toEqual([
    'node_modules/native-linux',
    'node_modules/peer',
    'node_modules/web/node_modules/both',
  ]);
});

it('a package that is added to the dependencies appears, with what it needs', () => {
  const grown: LockFile = {
    ...lock,
    bff: { ...lock['bff'], dependencies: { ...lock['bff']?.dependencies, new: '1.0.0' } },
    'node_modules/new': { version: '1.0.0', dependencies: { deep: '1.0.0' } },
    'node_modules/deep': { version: '1.0.0' },
  };
  expect(pathsOf(grown)).toEqual([...PRODUCTION, 'node_modules/deep', 'node_modules/new'].sort());
});

it('what is made for another platform is not there', () => {
  const windows = productionTree(lock, ['bff'], ({ os }) => os?.includes('win32') ?? true);
  expect([...windows.keys()]).not.toContain('node_modules/native-linux');
});

it('a workspace or a package that the lock file lacks is named', () => {
  const { 'node_modules/peer': _peer, ...torn } = lock;
  expect(() => pathsOf(torn)).toThrow('The lock file has no peer, which node_modules/web needs');
  expect(() => productionTree(lock, ['api'], () => true)).toThrow('The lock file knows no api');
});

it('packages of the lock file are reported with name, version and use; links and workspaces are none', () => {
  const aliased = { ...lock, 'node_modules/alias': { name: 'real', version: '9.0.0' } };
  const packages = installedPackages(aliased);
  expect(packages).toHaveLength(8);
  expect(packages).toContainEqual({
    path: 'node_modules/alias',
    name: 'real',
    version: '9.0.0',
    isDevelopment: false,
  });
});

it.each([
  ['{', 'lock.json is no JSON'],
  ['null', 'lock.json is not a lock file of version 3'],
  ['{"lockfileVersion":1,"dependencies":{}}', 'lock.json is not a lock file of version 3'],
])('%s is refused', (text, problem) => {
  expect(() => parseLock(text, 'lock.json')).toThrow(problem);
});
