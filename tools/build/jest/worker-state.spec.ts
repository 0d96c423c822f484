import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../../..');
const inWorkspace = (...parts: string[]): string => join(ROOT, ...parts);

/** What a spec file finds. It leaves a trace in everything it looks at. */
interface Found {
  readonly ownModule: number;
  readonly sharedPackage: number;
  readonly isSameRealm: boolean;
  readonly globals: readonly string[];
  readonly variable: string | null;
  readonly listeners: number;
  readonly exitCode: number | null;
  readonly isInFolder: boolean;
  readonly activeStorages: number;
  readonly isSpyLeft: boolean;
  readonly refusesFakeTimers: boolean;
}

const PROBE = `
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import * as own from './own';
import parcel from 'parcel';

const storages = (process as any).storagesOfTest ??= [];

it('writes what it found and leaves traces', () => {
  const found = {
    ownModule: own.uses(),
    sharedPackage: parcel.use(),
    isSameRealm: parcel.makeError() instanceof Error && parcel.makeList() instanceof Array,
    globals: Object.keys(globalThis).filter((key) => /left|OfPackage/.test(key)).toSorted(),
    variable: process.env.LEFT ?? null,
    listeners: process.listenerCount('SIGUSR2'),
    exitCode: process.exitCode ?? null,
    isInFolder: process.cwd() === ROOT,
    activeStorages: storages.filter((one: any) => one.enabled).length,
    isSpyLeft: jest.isMockFunction(parcel.makeList),
    refusesFakeTimers: false,
  };
  Object.assign(globalThis, { leftBySpec: true });
  process.env.LEFT = 'yes';
  process.on('SIGUSR2', () => undefined);
  process.exitCode = 3;
  process.chdir('/');
  jest.spyOn(parcel, 'makeList');
  const storage = new AsyncLocalStorage();
  storage.enterWith('left');
  storages.push(storage);
  try {
    jest.useFakeTimers();
  } catch {
    found.refusesFakeTimers = true;
  }
  appendFileSync(ROOT + '/found.jsonl', JSON.stringify(found) + '\\n');
});
`;

/** What a spec file with a realm of its own finds. */
interface FoundInOwnRealm {
  readonly uses: readonly number[];
  readonly isSameRealm: boolean;
  readonly globals: readonly string[];
  readonly place: string;
}

const PROBE_OF_OWN_REALM = `/** @jest-environment node */
import { appendFileSync } from 'node:fs';
import * as own from './own';
import parcel from 'parcel';
import { place } from './place';

it('writes what it found and leaves traces', () => {
  const found = {
    uses: [own.uses(), parcel.use()],
    isSameRealm: parcel.makeError() instanceof Error && parcel.makeList() instanceof Array,
    globals: Object.keys(globalThis).filter((key) => /left|OfPackage/.test(key)).toSorted(),
    place: place(),
  };
  Object.assign(globalThis, { leftBySpec: true });
  appendFileSync(ROOT + '/found-in-own-realm.jsonl', JSON.stringify(found) + '\\n');
});
`;

const PLACE = `export const place = () => /\\d+:\\d+(?=\\)?$)/m.exec(String(new Error('here').stack))?.[0];`;

const FILES: Readonly<Record<string, string>> = {
  'own.ts': 'let count = 0;\nexport const uses = (): number => (count += 1);\n',
  'place.ts': PLACE,
  'one.case.ts': PROBE,
  'other.case.ts': PROBE,
  'one-of-own-realm.case.ts': PROBE_OF_OWN_REALM,
  'other-of-own-realm.case.ts': PROBE_OF_OWN_REALM,
  'node_modules/parcel/package.json':
    '{ "name": "parcel", "type": "module", "exports": "./main.js" }',
  'node_modules/parcel/main.js': `
    let count = 0;
    globalThis.globalOfPackage = true;
    export default {
      use: () => (count += 1),
      makeError: () => new Error(),
      makeList: () => [],
    };`,
};

let folder: string;
let found: readonly Found[];
let foundInOwnRealms: readonly FoundInOwnRealm[];

beforeAll(async () => {
  // In the workspace, where jest finds its transform.
  await mkdir(inWorkspace('.cache'), { recursive: true });
  folder = await mkdtemp(inWorkspace('.cache', 'worker-state-'));
  const preset = inWorkspace('tools/build/jest/preset.mjs');
  await write(
    'jest.config.mjs',
    `
    import { preset } from '${preset}';
    export default { ...preset, rootDir: '${folder}', testMatch: ['**/*.case.ts'],
      globals: { ROOT: '${folder}' } };`,
  );
  for (const [path, text] of Object.entries(FILES)) await write(path, text);
  const jest = inWorkspace('node_modules/jest/bin/jest.js');
  await promisify(execFile)(process.execPath, [jest, '--runInBand'], { cwd: folder });
  found = await readLines('found.jsonl');
  foundInOwnRealms = await readLines('found-in-own-realm.jsonl');
});
afterAll(() => rm(folder, { recursive: true }));

async function readLines<Line>(file: string): Promise<Line[]> {
  const lines = (await readFile(join(folder, file), 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Line);
}

async function write(path: string, text: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

describe('two spec files of a worker', () => {
  it('share packages, and with them their globals', () => {
    expect(found.map(({ sharedPackage }) => sharedPackage)).toEqual([1, 2]);
    expect(found.map(({ globals }) => globals)).toEqual([['globalOfPackage'], ['globalOfPackage']]);
  });

  it('each get our own modules anew', () => {
    expect(found.map(({ ownModule }) => ownModule)).toEqual([1, 1]);
  });

  it('find nothing that the other changed in the process', () => {
    for (const one of found) {
      expect(one).toMatchObject({
        variable: null,
        listeners: 0,
        exitCode: null,
        isInFolder: true,
        activeStorages: 0,
        isSpyLeft: false,
      });
    }
  });

  it('know the errors and lists of packages as their own, and cannot stop the timers of packages', () => {
    for (const one of found)
      expect(one).toMatchObject({ isSameRealm: true, refusesFakeTimers: true });
  });
});

describe('two spec files of a worker with realms of their own', () => {
  it('share nothing but compiled code: modules, packages and globals are new to each', () => {
    expect(foundInOwnRealms).toHaveLength(2);
    for (const one of foundInOwnRealms)
      expect(one).toMatchObject({
        uses: [1, 1],
        isSameRealm: true,
        globals: ['globalOfPackage'],
      });
  });

  it('name the place of an error in the source', () => {
    const place = `1:${PLACE.indexOf('new Error') + 1}`;
    expect(foundInOwnRealms.map((one) => one.place)).toEqual([place, place]);
  });
});
