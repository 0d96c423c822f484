import fc from 'fast-check';
import {
  faultOfText,
  faultOfValue,
  MAX_DEPTH,
  MAX_ITEMS,
  MAX_KEYS,
  MAX_OBJECTS,
} from './plain-value';

const nested = (depth: number, around: (inner: unknown) => unknown): unknown =>
  Array.from({ length: depth }).reduce<unknown>(around, 1);

it.each([
  ['lists', (inner: unknown) => [inner]],
  ['objects', (inner: unknown) => ({ a: inner })],
])('%s are nested as deep as the limit, and no deeper', (_name, around) => {
  expect(faultOfValue(nested(MAX_DEPTH, around))).toBeNull();
  expect(faultOfValue(nested(MAX_DEPTH + 1, around))).toBe('too deep');
  expect(faultOfValue(nested(100_000, around))).toBe('too deep');
});

it.each([
  ['half a pair', '\ud800', 'half a surrogate pair'],
  ['the other half', 'a\udc00', 'half a surrogate pair'],
  ['halves in the wrong order', '\udc00\ud800', 'half a surrogate pair'],
  ['a NUL', 'a\0b', 'NUL'],
])('a text, a key and a text further in with %s are unfit', (_name, text, fault) => {
  expect(faultOfText(text)).toBe(fault);
  for (const value of [text, { [text]: 1 }, { a: [{ b: text }] }, [1, { [text]: {} }]])
    expect(faultOfValue(value)).toBe(fault);
});

it('a text is fit exactly when UTF-8 can write it and it has no NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, other) => {
      for (const one of [text, other, text.slice(1), text.slice(0, -1)]) {
        const isFit = Buffer.from(one).toString() === one && !one.includes('\0');
        expect(faultOfText(one) === null).toBe(isFit);
      }
    }),
  );
});

it('keys, objects and items are counted', () => {
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 1]));
  expect(faultOfValue(keys(MAX_KEYS))).toBeNull();
  expect(faultOfValue(keys(MAX_KEYS + 1))).toBe('too many keys');
  const objects = (count: number) => Array.from({ length: count }, () => ({}));
  expect(faultOfValue(objects(MAX_OBJECTS))).toBeNull();
  expect(faultOfValue(objects(MAX_OBJECTS + 1))).toBe('too many objects');
  const items = (count: number) => Array.from({ length: count }, () => 1);
  expect(faultOfValue({ a: items(MAX_ITEMS - 10), b: items(10) })).toBeNull();
  expect(faultOfValue({ a: items(MAX_ITEMS), b: [items(1)] })).toBe('too many items');
});
