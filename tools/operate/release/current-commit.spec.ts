import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { currentCommit, releasedCommit, shortCommit } from './current-commit';
import { assertNamed } from './site';
import { makeTestSite } from './testing/test-site';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-commit-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the commit of a release', () => {
  it('is that of the checkout, marked when a file differs from it', async () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
    git('init', '--quiet');
    await writeFile(join(folder, 'a'), '1');
    git('add', 'a');
    git(...identity, 'commit', '--quiet', '--no-verify', '--message', 'a');
    const commit = currentCommit(folder);
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    expect(shortCommit(commit)).toBe(commit.slice(0, 10));
    await writeFile(join(folder, 'new'), '1');
    expect(currentCommit(folder)).toBe(`${commit}-dirty`);
    expect(shortCommit(`${commit}-dirty`)).toBe(`${commit.slice(0, 10)}-dirty`);
  });

  it('is unknown outside a checkout, and then refused in production', async () => {
    expect(currentCommit(folder)).toBe('unknown');
    const site = { ...(await makeTestSite()), isProduction: true };
    process.env['RELEASE_COMMIT'] = 'unknown';
    expect(() => releasedCommit(site)).toThrow(/which commit/);
    expect(releasedCommit({ ...site, isProduction: false })).toBe('unknown');
    process.env['RELEASE_COMMIT'] = 'abc-dirty';
    expect(releasedCommit(site)).toBe('abc-dirty');
    delete process.env['RELEASE_COMMIT'];
    await site.clear();
  });
});

it('in production nobody releases without a name', async () => {
  const site = await makeTestSite();
  const nameless = { ...site, who: 'uid 10001' };
  expect(() => assertNamed(nameless)).not.toThrow();
  expect(() => assertNamed({ ...nameless, isProduction: true })).toThrow(/RELEASE_BY/);
  expect(() => assertNamed({ ...site, isProduction: true })).not.toThrow();
  await site.clear();
});
