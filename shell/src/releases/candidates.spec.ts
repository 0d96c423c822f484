import type { PortalRelease, ReleasePointer } from '@portal/contracts';
import { isInCohort } from '@portal/rules';

import { candidatesOf } from './candidates';
import type { Candidate } from './candidates';

const release = (version: string, folder = 'user-portal'): PortalRelease => ({
  version,
  entry: `/remotes/${folder}/${version}/mf-manifest.json`,
  preload: [],
  integrity: {},
  builtAt: '2026-01-01T00:00:00.000Z',
  commit: 'unknown',
  contract: 1,
});
const earlier = (version: string) => ({
  version,
  contract: 1,
  record: `/remotes/user-portal/${version}/release.json`,
  integrity: 'sha384-x',
});
const pointer = (more: Partial<ReleasePointer> = {}): ReleasePointer => ({
  revision: 1,
  portals: { 'user-portal': release('live'), 'admin-portal': release('a', 'admin-portal') },
  ...more,
});
const canary = (percent: number, of = release('new')) =>
  pointer({ canaries: { 'user-portal': { percent, salt: 'salt', release: of } } });
const versionOf = (one: Candidate) => ('release' in one ? one.release : one.earlier).version;
const versions = (of: ReleasePointer, key: string | null = '1') =>
  candidatesOf(of, 'user-portal', key).map(versionOf);

describe('what may be started', () => {
  it('is the live version, then earlier ones, newest first', () => {
    const of = pointer({ earlier: { 'user-portal': [earlier('b'), earlier('a')] } });
    expect(versions(of)).toEqual(['live', 'b', 'a']);
  });

  it('is the canary first for exactly those who are in its cohort', () => {
    const keys = Array.from({ length: 200 }, (_, index) => String(index));
    const got = keys.filter((key) => versions(canary(30), key)[0] === 'new');
    expect(got).toEqual(keys.filter((key) => isInCohort(key, 'salt', 30)));
    expect(got.length).toBeGreaterThan(30);
    expect(versions(canary(30), got[0])).toEqual(['new', 'live']);
  });

  it('is never the canary for nobody in particular, at 0 per cent, or from another folder', () => {
    expect(versions(canary(100))).toEqual(['new', 'live']);
    expect(versions(canary(100), null)).toEqual(['live']);
    expect(versions(canary(0))).toEqual(['live']);
    expect(versions(canary(100, release('new', 'admin-portal')))).toEqual(['live']);
  });

  it('is no earlier version whose record has no hash or lies elsewhere', () => {
    const listed = [
      { ...earlier('a'), integrity: '' },
      { ...earlier('b'), record: '/uploads/release.json' },
      earlier('c'),
    ];
    expect(versions(pointer({ earlier: { 'user-portal': listed } }))).toEqual(['live', 'c']);
  });
});
