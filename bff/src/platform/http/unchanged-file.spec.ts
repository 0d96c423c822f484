import { mkdtemp, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnchangedFile } from './unchanged-file';

const LONG_AGO = new Date('2026-01-01T00:00:00Z');

let folder: string;
let path: string;
let readings: number;
let file: UnchangedFile<string>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unchanged-'));
  path = join(folder, 'live.json');
  readings = 0;
  file = new UnchangedFile(path, (from) => {
    readings += 1;
    return readFile(from, 'utf8');
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

describe('A file that seldom changes', () => {
  it('is read once for many requests', async () => {
    await writeFile(path, 'one');
    await utimes(path, LONG_AGO, LONG_AGO);
    expect(await file.read()).toBe('one');
    expect(await Promise.all([file.read(), file.read()])).toEqual(['one', 'one']);
    expect(readings).toBe(1);
  });

  it('is read again after it was written twice in a moment', async () => {
    await writeFile(path, 'one');
    const { mtime } = await stat(path);
    jest.spyOn(Date, 'now').mockReturnValue(mtime.getTime() + 1);
    await file.read();
    await writeFile(path, 'two');
    await utimes(path, mtime, mtime);
    expect(await file.read()).toBe('two');
  });

  it('is read again after another file took its place', async () => {
    await writeFile(path, 'one');
    await utimes(path, LONG_AGO, LONG_AGO);
    await file.read();
    await writeFile(`${path}.new`, 'two');
    await utimes(`${path}.new`, LONG_AGO, LONG_AGO);
    await rename(`${path}.new`, path);
    expect(await file.read()).toBe('two');
  });

  it('is an error while it is missing, and is read as soon as it is there', async () => {
    await expect(file.read()).rejects.toThrow('ENOENT');
    await writeFile(path, 'one');
    expect(await file.read()).toBe('one');
  });

  it('is read again after a reading failed', async () => {
    await writeFile(path, 'one');
    let fails = true;
    const failing = new UnchangedFile(path, async () => {
      if (fails) throw new Error('The disk is gone.');
      return 'one';
    });
    await expect(failing.read()).rejects.toThrow('The disk is gone.');
    fails = false;
    expect(await failing.read()).toBe('one');
  });
});
