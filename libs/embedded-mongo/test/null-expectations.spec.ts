import { failure, testEngine } from './engine';
import { ARRAYS, EXPECTATIONS, INDEX_SHAPES, WITHOUT_ARRAYS } from './mongodb/null-expectations';

const running = testEngine();

const DATA = [
  ['no arrays', WITHOUT_ARRAYS],
  ['all arrays', [...WITHOUT_ARRAYS, ...ARRAYS]],
  ...ARRAYS.map((doc) => [`the array ${String(doc['_id'])}`, [...WITHOUT_ARRAYS, doc]] as const),
] as const;

it.each(DATA)(
  '%s: null is found as MongoDB expects, with ten shapes of indexes',
  async (_, docs) => {
    const wrong: string[] = [];
    for (const shape of INDEX_SHAPES) {
      const collection = running().db.collection('nulls');
      if (shape !== undefined) await collection.createIndexes([shape]);
      await collection.insertMany(docs.map((doc) => ({ ...doc })));
      for (const [filter, expected] of EXPECTATIONS) {
        const found = (await collection.find(filter).toArray()).map(({ _id }) => String(_id));
        const wanted = docs.map(({ _id }) => String(_id)).filter((id) => expected.includes(id));
        const counted = await collection.countDocuments(filter);
        if (found.sort().join() !== wanted.sort().join() || counted !== wanted.length)
          wrong.push(`${JSON.stringify([shape?.key, filter])}: ${found.join()} (${counted})`);
      }
      await collection.drop();
    }
    expect(wrong).toEqual([]);
  },
);

it('two arrays in one index are refused, also lists of one', async () => {
  const collection = running().db.collection('parallel');
  await collection.createIndex({ 'd.x': 1, n: 1 });
  expect(await failure(collection.insertOne({ d: [{ x: 10 }], n: [2] }))).toMatchObject({
    code: 171,
  });
});

it('two fields of one array share an index, and different elements may match both', async () => {
  const collection = running().db.collection<{ _id: number; d: unknown }>('pairs');
  await collection.createIndex({ 'd.x': 1, 'd.y': 1 });
  await collection.insertMany([
    {
      _id: 1,
      d: [
        { x: 1, y: 5 },
        { x: 3, y: 2 },
      ],
    },
    { _id: 2, d: [{ x: 1, y: 2 }] },
    { _id: 3, d: { x: 1, y: 9 } },
  ]);
  const ids = async (filter: object) =>
    (await collection.find(filter).toArray()).map(({ _id }) => _id).sort();
  expect(await ids({ 'd.x': 1, 'd.y': 2 })).toEqual([1, 2]);
  expect(await ids({ 'd.x': { $gt: 2 }, 'd.y': { $gt: 4 } })).toEqual([1]);
});
