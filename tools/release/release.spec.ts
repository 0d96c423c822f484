import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { pointTo, PointerConflict, readPointer, swapPointer } from './pointer-file';
import { publishPortal } from './publish-portal';
import { publishShell } from './publish-shell';

const SCRIPT = 'export const portal = 1;\n'.repeat(60);
let place: string;
let webRoot: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'release-'));
  webRoot = join(place, 'www');
});
afterEach(() => rm(place, { recursive: true, force: true }));

async function built(name: string, files: Record<string, string>): Promise<string> {
  const dist = join(place, name);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(dist, path, '..'), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  return dist;
}

const portal = (name: string, script = SCRIPT): Promise<string> =>
  built(name, {
    'mf-manifest.json': '{}',
    'assets/a.js': script,
    'portal.json': JSON.stringify({ contract: 1, preload: ['assets/a.js'] }),
  });

const shell = (name: string, html: string, asset: string): Promise<string> =>
  built(name, { 'index.html': html, 'assets/a-1.js': asset });

describe('publishing a portal', () => {
  it('makes it live with entry, preload list and a hash for each file', async () => {
    const { version } = await publishPortal(webRoot, 'user-portal', await portal('one'));
    const { revision, portals } = await readPointer(webRoot);
    const base = `/remotes/user-portal/${version}`;
    expect(revision).toBe(1);
    expect(portals['user-portal']).toMatchObject({
      version,
      entry: `${base}/mf-manifest.json`,
      preload: [`${base}/assets/a.js`],
      contract: 1,
    });
    expect(Object.keys(portals['user-portal']?.integrity ?? {})).toEqual([
      `${base}/assets/a.js`,
      `${base}/mf-manifest.json`,
    ]);
  });

  it('of the same bytes changes nothing', async () => {
    const first = await publishPortal(webRoot, 'user-portal', await portal('one'));
    const again = await publishPortal(webRoot, 'user-portal', await portal('same'));
    expect(again).toEqual({ version: first.version, changed: false });
    expect((await readPointer(webRoot)).revision).toBe(1);
  });

  it('of other bytes is another version, and the old one stays', async () => {
    const first = await publishPortal(webRoot, 'user-portal', await portal('one'));
    const next = await publishPortal(webRoot, 'user-portal', await portal('two', `${SCRIPT}//2`));
    expect(next.version).not.toBe(first.version);
    const versions = await readdir(join(webRoot, 'remotes/user-portal'));
    expect(versions.sort()).toEqual([first.version, next.version].sort());
  });

  it('refuses a version whose files were changed behind its back', async () => {
    const { version } = await publishPortal(webRoot, 'user-portal', await portal('one'));
    await writeFile(join(webRoot, 'remotes/user-portal', version, 'assets/a.js'), 'else');
    await expect(publishPortal(webRoot, 'user-portal', await portal('same'))).rejects.toThrow(
      /other bytes/,
    );
  });

  it('lays compressed siblings beside each text file, never beside the pointer', async () => {
    const { version } = await publishPortal(webRoot, 'user-portal', await portal('one'));
    const file = join(webRoot, 'remotes/user-portal', version, 'assets/a.js');
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(SCRIPT);
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(SCRIPT);
    expect(await readdir(webRoot)).toEqual(['releases.json', 'remotes']);
  });

  it('at the same time as the other portal keeps both', async () => {
    const dists = await Promise.all([portal('one'), portal('two', `${SCRIPT}//2`)]);
    await Promise.all([
      publishPortal(webRoot, 'user-portal', dists[0]),
      publishPortal(webRoot, 'admin-portal', dists[1]),
    ]);
    const { revision, portals } = await readPointer(webRoot);
    expect(revision).toBe(2);
    expect(Object.keys(portals).sort()).toEqual(['admin-portal', 'user-portal']);
  });

  it('says what to do when nothing is built', async () => {
    await expect(publishPortal(webRoot, 'user-portal', join(place, 'none'))).rejects.toThrow(
      /build it first/,
    );
  });
});

describe('the pointer', () => {
  it('is not written by somebody who read an older revision', async () => {
    await publishPortal(webRoot, 'user-portal', await portal('one'));
    await expect(swapPointer(webRoot, 0, {})).rejects.toThrow(PointerConflict);
    expect((await readPointer(webRoot)).revision).toBe(1);
  });

  it('goes back to an older version without touching a file of it', async () => {
    await publishPortal(webRoot, 'user-portal', await portal('one'));
    const old = (await readPointer(webRoot)).portals['user-portal'];
    await publishPortal(webRoot, 'user-portal', await portal('two', `${SCRIPT}//2`));
    if (!old) throw new Error('nothing was published');
    expect(await pointTo(webRoot, 'user-portal', old)).toBe(true);
    expect((await readPointer(webRoot)).portals['user-portal']).toEqual(old);
  });
});

describe('publishing the shell', () => {
  it('replaces the page, keeps old assets and leaves portals alone', async () => {
    await publishPortal(webRoot, 'user-portal', await portal('one'));
    await publishShell(webRoot, await shell('s1', '<p>1</p>', 'one'));
    const next = await built('s2', { 'index.html': '<p>2</p>', 'assets/b-2.js': 'two' });
    const { changed, version } = await publishShell(webRoot, next);
    expect(changed).toBe(true);
    expect(JSON.parse(await readFile(join(webRoot, 'shell.json'), 'utf8'))).toEqual({ version });
    expect(await readFile(join(webRoot, 'index.html'), 'utf8')).toBe('<p>2</p>');
    expect((await readdir(join(webRoot, 'assets'))).sort()).toEqual(['a-1.js', 'b-2.js']);
    expect((await readPointer(webRoot)).revision).toBe(1);
  });

  it('replaces what installs the site, with its compressed copies', async () => {
    const files = (worker: string) => ({
      'index.html': '<p>1</p>',
      'service-worker.js': worker,
      'manifest.webmanifest': '{"name":"Dhara"}',
      'icons/icon-192.png': 'png',
    });
    await publishShell(webRoot, await built('s1', files(SCRIPT)));
    const next = await built('s2', files(`${SCRIPT}//2`));
    expect((await publishShell(webRoot, next)).changed).toBe(true);
    const worker = await readFile(join(webRoot, 'service-worker.js'), 'utf8');
    expect(worker).toBe(`${SCRIPT}//2`);
    const packed = await readFile(join(webRoot, 'service-worker.js.br'));
    expect(brotliDecompressSync(packed).toString()).toBe(worker);
    expect((await readdir(join(webRoot, 'icons'))).sort()).toEqual(['icon-192.png']);
    expect((await readdir(webRoot)).includes('manifest.webmanifest')).toBe(true);
  });

  it('refuses other bytes under the name of an asset', async () => {
    await publishShell(webRoot, await shell('s1', '<p>1</p>', 'one'));
    await expect(publishShell(webRoot, await shell('s2', '<p>1</p>', 'two'))).rejects.toThrow(
      /other bytes/,
    );
  });
});
