import type { PortalRelease, ReleasePointer } from '@portal/contracts';

import { releaseOf } from './fetch-pointer';

const release = (change: Partial<PortalRelease> = {}): PortalRelease => ({
  version: '1',
  entry: '/remotes/user-portal/1/mf-manifest.json',
  preload: ['/remotes/user-portal/1/assets/a.js'],
  integrity: {},
  builtAt: '2026-01-01T00:00:00.000Z',
  commit: 'unknown',
  contract: 1,
  ...change,
});

const pointer = (user: PortalRelease): ReleasePointer => ({
  revision: 1,
  portals: { 'user-portal': user, 'admin-portal': user },
});

describe('the live release of a portal', () => {
  it('is the one the pointer names', () => {
    expect(releaseOf(pointer(release()), 'user-portal')).toEqual(release());
  });

  it.each([
    ['another origin', 'https://example.org/mf-manifest.json'],
    ['another origin without scheme', '//example.org/remotes/user-portal/1/mf-manifest.json'],
    ['a way out of the folder', '/remotes/user-portal/../../uploads/x.json'],
    ['an upload', '/uploads/x.json'],
  ])('is refused when its entry is %s', (_case, entry) => {
    expect(() => releaseOf(pointer(release({ entry })), 'user-portal')).toThrow(/outside/);
  });

  it('is refused when a file to preload lies elsewhere', () => {
    const foreign = release({ preload: ['https://example.org/a.js'] });
    expect(() => releaseOf(pointer(foreign), 'user-portal')).toThrow(/outside/);
  });

  it('is refused when it lies in the other portal’s folder', () => {
    expect(() => releaseOf(pointer(release()), 'admin-portal')).toThrow(/outside/);
  });

  it('is missing before the first publish, which is said clearly', () => {
    const empty = { revision: 0, portals: {} } as unknown as ReleasePointer;
    expect(() => releaseOf(empty, 'user-portal')).toThrow('names no release of user-portal');
  });
});
