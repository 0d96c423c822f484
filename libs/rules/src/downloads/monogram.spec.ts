import fc from 'fast-check';
import { monogram } from './monogram';

test.each([
  ['Harbour Nine', 'HN'],
  ['The Monsoon Line', 'ML'],
  ['A Room in Shillong', 'RI'],
  ['The', 'T'],
  ['Karagar', 'K'],
  ['1917', '1'],
  ['24', '2'],
  ['হাওয়া', 'হা'],
  ['কারাগার দুই', 'কাদু'],
  ['léon', 'L'],
  ["Charlotte's Web", 'CW'],
  ['X-Men', 'XM'],
  ['—', ''],
  ['', ''],
])('the monogram of %j is %j', (title, letters) => {
  expect(monogram(title)).toBe(letters);
});

test('any title with a letter or a digit has a monogram', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(monogram(title) !== '').toBe(/[\p{L}\p{N}]/u.test(title));
    }),
  );
});
