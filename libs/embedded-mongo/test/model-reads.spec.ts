import fc from 'fast-check';
import { testEngine } from './engine';
import { answer, onBoth, PARAMETERS, type Stored, text, TIMEOUT_MS } from './model/both';
import { aggregated } from './model/aggregate';
import { documents, filter, pipeline } from './model/data';
import { matches } from './model/match';
import type { Obj } from './model/values';

const running = testEngine();
const withBoth = onBoth(running);
const sorted = (texts: readonly string[]): string[] => texts.toSorted();

/**
 * The documents of a leading `$match`, those of the model, in the order in which they are read. Without a sort
 * an index may set that order, and a limit takes the first ones of it.
 */
async function matchingInReadOrder(
  collection: Stored,
  docs: readonly Obj[],
  [first]: readonly Obj[],
): Promise<Obj[]> {
  const filter = (first?.['$match'] ?? {}) as Obj;
  const read = await collection.find(filter).toArray();
  const matching = docs.filter((doc) => matches(doc, filter));
  expect(sorted(text(read))).toEqual(sorted(text(matching)));
  return read;
}

it(
  'counts are those of the model, up to a limit too',
  async () => {
    const property = fc.asyncProperty(
      documents,
      fc.array(filter, { minLength: 4, maxLength: 4 }),
      fc.nat(3),
      async (docs, filters, limit) => {
        await withBoth(docs, async (collection) => {
          for (const query of [{}, ...filters]) {
            const all = docs.filter((doc) => matches(doc, query));
            const page = all.slice(0, limit === 0 ? undefined : limit).length;
            const paging = limit === 0 ? {} : { limit };
            expect(await collection.countDocuments(query, paging)).toBe(page);
          }
        });
      },
    );
    await fc.assert(property, PARAMETERS);
  },
  TIMEOUT_MS,
);

it(
  'random pipelines give what the model gives, from documents in the order of an unsorted find',
  async () => {
    const property = fc.asyncProperty(
      documents,
      fc.array(pipeline, { minLength: 4, maxLength: 4 }),
      async (docs, pipelines) => {
        await withBoth(docs, async (collection) => {
          for (const stages of pipelines) {
            const inOrder = (texts: string[]) =>
              '$group' in (stages.at(-1) ?? {}) ? sorted(texts) : texts;
            const read = await matchingInReadOrder(collection, docs, stages);
            const expected = await answer(() => inOrder(text(aggregated(read, stages))));
            const found = await answer(async () =>
              inOrder(text(await collection.aggregate(stages).toArray())),
            );
            expect(found).toEqual(expected);
          }
        });
      },
    );
    await fc.assert(property, PARAMETERS);
  },
  TIMEOUT_MS,
);
