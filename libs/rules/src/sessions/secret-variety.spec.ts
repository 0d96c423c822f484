import fc from 'fast-check';
import { hasLowVariety } from './secret-variety';

describe('the variety of a secret', () => {
  it.each([
    ['one character', 'a'.repeat(36)],
    ['few characters', 'abcabbcacbabccbabcabccbabcacbabcab'],
    ['a repeated part', 'changeme-changeme-changeme-changeme-'],
    ['a part repeated once, cut off', 'k3x9wq7pz1m5k3x9wq7pz1m5k3x9wq7p'],
    ['letters and digits in order', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['letters and digits backwards', 'zyxwvutsrqponmlkjihgfedcba9876543210'],
    ['rows of a keyboard', 'QWERTYUIOPASDFGHJKLZXCVBNMqwertyuiop'],
    ['nothing', ''],
  ])('is low: %s', (_name, secret) => expect(hasLowVariety(secret)).toBe(true));

  it.each([
    ['a sentence', 'a-relay-secret-of-the-tests-with-32-characters'],
    [
      'random hexadecimal digits',
      '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    ],
    ['random Base64', 'q1ZJx8mP0t7bEwY2KcVnR5sLgD4hUoAf='],
  ])('is enough: %s', (_name, secret) => expect(hasLowVariety(secret)).toBe(false));

  it('is enough for random bytes in hexadecimal', () => {
    const bytes = fc.uint8Array({ minLength: 16, maxLength: 48 });
    const seeds = [1, 2, 3].map((seed) => fc.sample(fc.noBias(bytes), { seed, numRuns: 300 }));
    for (const sample of seeds.flat()) {
      expect([sample, hasLowVariety(Buffer.from(sample).toString('hex'))]).toEqual([sample, false]);
    }
  });
});
