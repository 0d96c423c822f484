import fc from 'fast-check';
import { BigramIndex } from './bigram-index';

/** Few letters, so that texts share bigrams, repeat one, and contain each other by chance. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'র'), maxLength: 12 });
const part = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'র'), minLength: 1, maxLength: 5 });

it('a part finds exactly the texts that contain it, whatever its length', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), part, (texts, held) => {
      const index = new BigramIndex();
      for (const one of texts) index.add(one);
      const containing = [...texts.keys()].filter((row) => texts[row]?.includes(held));
      const lists = index.find(held);
      expect([...new Set(lists.flat())].toSorted((one, other) => one - other)).toEqual(containing);
      for (const list of lists) expect(list).toEqual([...new Set(list)].toSorted((a, b) => a - b));
    }),
    { numRuns: 500 },
  );
});
