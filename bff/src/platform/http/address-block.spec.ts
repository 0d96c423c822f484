import fc from 'fast-check';
import { addressBlock } from './address-block';

describe('the block of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['', ''],
    ['unix:', 'unix:'],
  ])('of %s is %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });

  it('is one for all addresses of a /64, and another for the next /64', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), group, (groups, other) => {
        const written = (parts: readonly number[]) =>
          parts.map((part) => part.toString(16)).join(':');
        const [a = 0, b = 0, c = 0, d = 0, ...rest] = groups;
        fc.pre(a !== 0);
        const same = [a, b, c, d, ...rest.map((part) => part ^ other)];
        expect(addressBlock(written(same))).toBe(addressBlock(written(groups)));
        expect(addressBlock(written([a, b, c, d ^ 1, ...rest]))).not.toBe(
          addressBlock(written(groups)),
        );
      }),
    );
  });
});
