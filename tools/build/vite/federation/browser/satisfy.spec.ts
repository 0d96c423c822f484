import { satisfy as asTheRuntime } from '@module-federation/runtime';

import { acceptedRange } from '../../shared-modules';
import { satisfy } from './satisfy';

const VERSIONS = ['0.1.0', '0.1.9', '0.10.0', '1.0.0', '9.2.10', '10.0.0', '11.14.0', '19.3.1'];

describe('a version of the shell in the range of a portal', () => {
  it('is compared as the federation runtime does, whatever both were built with', () => {
    for (const built of VERSIONS) {
      for (const provided of VERSIONS) {
        const range = acceptedRange(built);
        expect([provided, range, satisfy(provided, range)]).toEqual([
          provided,
          range,
          asTheRuntime(provided, range),
        ]);
      }
    }
  });

  it.each([
    ['19.3.1', '^19.0.0'],
    ['19.3.1', '*'],
    ['19.3.1', ''],
    ['19.3.1-rc.1', '>=19.0.0 <20.0.0'],
    ['', '>=19.0.0 <20.0.0'],
  ])('is none that the shell cannot read: %s in %s', (version, range) => {
    expect(satisfy(version, range)).toBe(false);
  });
});
