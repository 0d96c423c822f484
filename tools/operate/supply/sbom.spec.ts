import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '../../shared/workspace';
import { ARTEFACTS, fitsImages, isDeleted } from './artefacts';
import { nameOf, readLock } from './lock-file';
import { productionTree } from './production-tree';
import { rootsOf, sourceTime, WHOLE_REPOSITORY, writeBills } from './write-bills';

interface Bill {
  readonly metadata: { readonly timestamp?: string; readonly component: { readonly name: string } };
  readonly serialNumber?: string;
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly type: string;
    readonly purl: string;
    readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
    readonly licenses?: readonly object[];
  }[];
  readonly dependencies: readonly {
    readonly ref: string;
    readonly dependsOn?: readonly string[];
  }[];
}

const folder = mkdtempSync(join(tmpdir(), 'portal-sbom-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = writeBills(inWorkspace(), join(folder, 'first'), null);
const textOf = (name: string, from = 'first'): string =>
  readFileSync(join(folder, from, `${name}.cdx.json`), 'utf8');
const bill = (name: string): Bill => JSON.parse(textOf(name)) as Bill;
const namesOf = (name: string): string[] =>
  bill(name).components.map(({ purl }) =>
    decodeURIComponent(purl.replace(/^pkg:npm\/|@[^@]*$/g, '')),
  );
const everyBill = [...ARTEFACTS.map(({ name }) => name), WHOLE_REPOSITORY];
const lock = readLock(inWorkspace('package-lock.json'));

it('every artefact has a bill, and the whole repository', () => {
  expect(written.map(({ file }) => file)).toEqual(
    everyBill.map((name) => join(folder, 'first', `${name}.cdx.json`)),
  );
  for (const name of everyBill) expect(bill(name).metadata.component.name).toBe(name);
});

it.each(everyBill)('%s: is what the schema of CycloneDX 1.6 allows', async (name) => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  expect(await validator.validate(textOf(name))).toBeNull();
  const odd = { ...bill(name), componentz: [] };
  expect(await validator.validate(JSON.stringify(odd))).not.toBeNull();
});

it('equal inputs give equal bytes, without number or time of the run', () => {
  writeBills(inWorkspace(), join(folder, 'second'), null);
  for (const name of everyBill) expect(textOf(name, 'second')).toBe(textOf(name));
  expect(bill('bff').serialNumber).toBeUndefined();
  expect(bill('bff').metadata.timestamp).toBeUndefined();
});

it('SOURCE_DATE_EPOCH is written as the time, anything else is refused', () => {
  writeBills(inWorkspace(), join(folder, 'dated'), sourceTime('1795305600'));
  const dated = JSON.parse(textOf('bff', 'dated')) as Bill;
  expect(dated.metadata.timestamp).toBe('2026-11-22T00:00:00.000Z');
  expect(sourceTime(undefined)).toBeNull();
  expect(() => sourceTime('yesterday')).toThrow('SOURCE_DATE_EPOCH must be whole seconds');
});

it.each(ARTEFACTS.map((artefact) => [artefact.name, artefact] as const))(
  '%s: lists what production needs, all of it and no more',
  (name, artefact) => {
    const tree = productionTree(lock, rootsOf(artefact), fitsImages);
    // Nothing more: each package is a root or needed, and none is for development only.
    const needed = new Set([
      ...rootsOf(artefact),
      ...[...tree.values()].flatMap((one) => one.needs),
    ]);
    expect([...tree.keys()].filter((path) => !needed.has(path))).toEqual([]);
    expect([...tree.values()].filter(({ entry }) => entry.dev === true)).toEqual([]);
    // Nothing less: each dependency in the lock file is found by name.
    for (const { path, entry, needs } of tree.values()) {
      const found = needs.map((need) => nameOf(need, lock[need] ?? {}));
      const wanted = Object.keys(entry.dependencies ?? {});
      expect([path, wanted.filter((one) => !found.includes(one))]).toEqual([path, []]);
    }
    const listed = bill(name).components.filter(({ type }) => type === 'library');
    expect(listed.map((one) => one['bom-ref']).sort()).toEqual(
      [...tree.keys()].filter((path) => !isDeleted(artefact, path)).sort(),
    );
  },
);

it('the bff has its packages, also those that others use for development only, and no test tools', () => {
  const names = namesOf('bff');
  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'mongoose', 'mongodb', 'sharp', '@portal/rules']),
  );
  for (const name of ['jest', 'vite', 'typescript', 'lmdb', 'react', '@portal/testing'])
    expect(names).not.toContain(name);
  expect(namesOf(WHOLE_REPOSITORY)).toEqual(expect.arrayContaining(['jest', 'vite', 'lmdb']));
});

it('each portal has the packages of its screens only', () => {
  expect(namesOf('admin-portal')).toContain('@mui/x-charts');
  expect(namesOf('user-portal')).not.toContain('@mui/x-charts');
  for (const name of ['shell', 'user-portal', 'admin-portal']) {
    expect(namesOf(name)).toEqual(expect.arrayContaining(['react', 'react-router']));
    expect(namesOf(name)).not.toContain('fastify');
  }
});

it('names every package by version, hash and licence, and the base image by its digest', () => {
  const { components } = bill('bff');
  const packages = components.filter((one) => one['bom-ref'].startsWith('node_modules/'));
  for (const { purl, hashes, licenses } of packages) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
    expect([purl, hashes?.[0]?.content.length]).toEqual([purl, 128]);
    expect([purl, licenses?.length]).toEqual([purl, 1]);
  }
  const integrity = lock['node_modules/fastify']?.integrity ?? '';
  const fastify = packages.find((one) => one['bom-ref'] === 'node_modules/fastify');
  expect(fastify?.hashes).toEqual([
    { alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') },
  ]);
  const base = components.find(({ type }) => type === 'container');
  const dockerfile = readFileSync(inWorkspace('docker/Dockerfile'), 'utf8');
  expect(dockerfile).toContain(`@sha256:${base?.hashes?.[0]?.content}`);
});

it('leaves out exactly what the image of the bff deletes', () => {
  const [, list = ''] =
    /rm -rf ((?:node_modules\/\S+ ?)+)/.exec(
      readFileSync(inWorkspace('docker/Dockerfile'), 'utf8'),
    ) ?? [];
  const deleted = list
    .trim()
    .split(' ')
    .map((one) => one.replace('node_modules/', ''));
  const table = ARTEFACTS.find(({ name }) => name === 'bff')?.deleted ?? [];
  // Our own libs are deleted from node_modules because they are in the bundle.
  expect(deleted.filter((name) => name !== '@portal').sort()).toEqual(
    table.map((name) => name.replace(/\/$/, '')).sort(),
  );
});

it('has every package that is bundled into the programs of the images', () => {
  const printed = execFileSync(process.execPath, ['docker/bundle.mjs', folder], {
    cwd: inWorkspace(),
  }).toString();
  const programs = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { program: string; packages: string[] });
  const inside = (start: string): string[] =>
    programs.filter(({ program }) => program.startsWith(start)).flatMap(({ packages }) => packages);
  expect(inside('tools/operate/backup/')).toContain('mongodb');
  expect(namesOf('operations')).toEqual(expect.arrayContaining(inside('tools/operate/backup/')));
  expect(inside('tools/operate/release/')).toEqual([]);
});
