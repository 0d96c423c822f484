import fc from 'fast-check';
import { indexKey, tableRange } from '../src/store/keys';
import { Overlay } from '../src/store/overlay';
import type { Entry, View } from '../src/store/view';

const TABLES = [16, 17];
const keyArb = fc
  .record({ table: fc.constantFrom(...TABLES), text: fc.string({ maxLength: 3, unit: 'binary' }) })
  .map(({ table, text }) => indexKey(table, Buffer.from(text), 1));
const stepArb = fc.oneof(
  { weight: 30, arbitrary: fc.record({ kind: fc.constant('put' as const), key: keyArb }) },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('remove' as const), key: keyArb }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('read' as const), table: fc.constantFrom(...TABLES) }),
  },
);

const inOrder = (a: Entry, b: Entry): number => Buffer.compare(a.key, b.key);

/** A snapshot of plain entries. */
function baseOf(held: Entry[]): View {
  const entries = (start: Buffer, end: Buffer, reverse = false): Entry[] => {
    const found = held.filter(
      ({ key }) => Buffer.compare(start, key) <= 0 && Buffer.compare(key, end) < 0,
    );
    found.sort(inOrder);
    return reverse ? found.reverse() : found;
  };
  return {
    entries,
    get: (key) => held.find((entry) => entry.key.equals(key))?.value,
    keys: (start, end, reverse) => entries(start, end, reverse).map(({ key }) => key),
    count: (start, end) => entries(start, end).length,
  };
}

it('shows its writes over the snapshot in the order of keys, whenever it is read', () => {
  const steps = fc.array(stepArb, { minLength: 40, maxLength: 120 });
  fc.assert(
    fc.property(fc.uniqueArray(keyArb, { selector: String }), steps, fc.boolean(), (...run) => {
      const [held, written, reverse] = run;
      const base = held.map((key) => ({ key, value: Buffer.from('old') }));
      const overlay = new Overlay(baseOf(base));
      let model = base;
      for (const [at, step] of written.entries()) {
        if (step.kind === 'read') {
          const { start, end } = tableRange(step.table);
          const shown = [...overlay.entries(start, end, reverse)];
          expect(shown).toEqual(baseOf(model).entries(start, end, reverse));
          continue;
        }
        model = model.filter(({ key }) => !key.equals(step.key));
        const value = Buffer.from(String(at));
        if (step.kind === 'remove') overlay.remove(step.key);
        else {
          overlay.put(step.key, value);
          model = [...model, { key: step.key, value }];
        }
      }
      for (const table of TABLES) {
        const { start, end } = tableRange(table);
        expect([...overlay.entries(start, end)]).toEqual(baseOf(model).entries(start, end));
      }
    }),
    // Making such long runs shorter takes minutes.
    { numRuns: 100, endOnFailure: true },
  );
});
