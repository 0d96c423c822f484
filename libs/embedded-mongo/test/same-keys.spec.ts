import { failure, testEngine } from './engine';

const running = testEngine();

describe('a second index with the same keys', () => {
  const collection = () => running().db.collection('same');
  const create = (options: object) => collection().createIndex({ a: 1 }, options);
  beforeEach(async () => {
    await create({ name: 'first' });
  });
  afterEach(() => collection().drop());

  it.each([
    ['unique', { unique: true }],
    ['partial', { partialFilterExpression: { a: { $gt: 1 } } }],
  ])('is another index when it is %s', async (_name, options) => {
    await create({ name: 'second', ...options });
    expect((await collection().indexes()).map(({ name }) => name)).toEqual([
      '_id_',
      'first',
      'second',
    ]);
    await create({ name: 'first' });
  });

  it.each([
    ['the same name and another lifetime', { name: 'first', expireAfterSeconds: 5 }, 85],
    ['another name and another lifetime', { name: 'second', expireAfterSeconds: 5 }, 85],
    ['another name only', { name: 'second' }, 85],
    ['the same name and other uniqueness', { name: 'first', unique: true }, 86],
  ])('is refused with %s', async (_name, options, code) => {
    expect(await failure(create(options))).toMatchObject({ code });
  });

  it('of the same name with other keys is refused', async () => {
    expect(await failure(collection().createIndex({ b: 1 }, { name: 'first' }))).toMatchObject({
      code: 86,
    });
  });
});
