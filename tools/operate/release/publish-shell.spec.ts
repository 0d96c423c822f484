import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { readPointer } from './pointer';
import { publishPortal } from './publish-portal';
import { publishShell } from './publish-shell';
import { makeTestSite, SCRIPT } from './testing/test-site';
import type { TestSite } from './testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await makeTestSite();
});
afterEach(() => site.clear());

const shell = (name: string, html: string, asset: string): Promise<string> =>
  site.built(name, { 'index.html': html, 'assets/a-1.js': asset });

describe('publishing the shell', () => {
  it('replaces the page, keeps old assets and leaves portals alone', async () => {
    await publishPortal(site, 'user-portal', { dist: await site.portal('one') });
    await publishShell(site, await shell('s1', '<p>1</p>', 'one'));
    const next = await site.built('s2', { 'index.html': '<p>2</p>', 'assets/b-2.js': 'two' });
    const { changed, version } = await publishShell(site, next);
    expect(changed).toBe(true);
    const live = await readFile(join(site.webRoot, 'shell.json'), 'utf8');
    expect(JSON.parse(live)).toEqual({ version });
    expect(await readFile(join(site.webRoot, 'index.html'), 'utf8')).toBe('<p>2</p>');
    expect(await readdir(join(site.webRoot, 'assets'))).toEqual(['a-1.js', 'b-2.js']);
    expect((await readPointer(site.store)).revision).toBe(1);
  });

  it('writes its version into the page, which reports it with what goes wrong', async () => {
    const html = '<html><head><title>A</title></head></html>';
    const { version } = await publishShell(site, await shell('s1', html, 'one'));
    expect(await readFile(join(site.webRoot, 'index.html'), 'utf8')).toBe(
      `<html><head><title>A</title><meta name="portal-release" content="${version}" /></head></html>`,
    );
    expect((await publishShell(site, await shell('s2', html, 'one'))).changed).toBe(false);
  });

  it('replaces what installs the site, with its compressed copies', async () => {
    const files = (worker: string) => ({
      'index.html': '<p>1</p>',
      'service-worker.js': worker,
      'manifest.webmanifest': '{"name":"Dhara"}',
      'icons/icon-192.png': 'png',
    });
    await publishShell(site, await site.built('s1', files(SCRIPT)));
    const next = await site.built('s2', files(`${SCRIPT}//2`));
    expect((await publishShell(site, next)).changed).toBe(true);
    const worker = await readFile(join(site.webRoot, 'service-worker.js'), 'utf8');
    expect(worker).toBe(`${SCRIPT}//2`);
    const packed = await readFile(join(site.webRoot, 'service-worker.js.br'));
    expect(brotliDecompressSync(packed).toString()).toBe(worker);
    expect(await readdir(join(site.webRoot, 'icons'))).toEqual(['icon-192.png']);
    expect(await readdir(site.webRoot)).toContain('manifest.webmanifest');
  });

  it('refuses other bytes under the name of an asset', async () => {
    await publishShell(site, await shell('s1', '<p>1</p>', 'one'));
    await expect(publishShell(site, await shell('s2', '<p>1</p>', 'two'))).rejects.toThrow(
      /other bytes/,
    );
  });

  it('writes an asset anew that a killed release left half-written', async () => {
    await publishShell(site, await shell('s1', '<p>1</p>', 'one'));
    await site.store.write('assets/b-2.js', 'tw');
    await publishShell(
      site,
      await site.built('s2', { 'index.html': '<p>2</p>', 'assets/b-2.js': 'two' }),
    );
    expect((await site.store.read('assets/b-2.js'))?.toString()).toBe('two');
  });
});
