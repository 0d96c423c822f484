import mongoose, { Schema, type Connection, type Model } from 'mongoose';
import { failure, testEngine } from './engine';

let now = new Date('2026-11-21T00:00:00Z');
const running = testEngine({ now: () => now });
let connection: Connection;

interface User {
  email: string;
  name?: string;
  balance: number;
  tags: string[];
  profile: { city?: string; age?: number };
  orders: { plan: string; price: number }[];
  createdAt: Date;
}
const userSchema = new Schema<User>({
  email: { type: String, required: true, lowercase: true },
  name: { type: String, maxlength: 10 },
  balance: { type: Number, default: 0, min: 0 },
  tags: [String],
  profile: { city: String, age: Number },
  orders: [{ plan: String, price: Number }],
  createdAt: { type: Date, default: () => now },
});
interface Post {
  title?: string;
  author?: mongoose.Types.ObjectId;
  readers: mongoose.Types.ObjectId[];
  seenAt?: Date;
  counts?: Map<string, number>;
  any?: unknown;
}
interface Token {
  at: Date;
}
const postSchema = new Schema<Post>({
  title: String,
  author: { type: Schema.Types.ObjectId, ref: 'User' },
  readers: [{ type: Schema.Types.ObjectId, ref: 'User' }],
  seenAt: Date,
  counts: { type: Map, of: Number },
  any: Schema.Types.Mixed,
});
const tokenSchema = new Schema<Token>({ at: Date });

let Users: Model<User>;
let Posts: Model<Post>;
let Tokens: Model<Token>;

beforeAll(async () => {
  connection = await mongoose
    .createConnection(running().uri, { dbName: 'smoke', autoIndex: false })
    .asPromise();
  Users = connection.model<User>('User', userSchema);
  Posts = connection.model<Post>('Post', postSchema);
  Tokens = connection.model<Token>('Token', tokenSchema);
  await Users.collection.createIndexes([
    { key: { email: 1 }, unique: true },
    { key: { balance: -1, createdAt: 1 } },
  ]);
  await Tokens.collection.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  await Posts.createCollection();
});
afterAll(() => connection.close());
beforeEach(() => Promise.all([Users.deleteMany({}), Posts.deleteMany({}), Tokens.deleteMany({})]));

const namesOf = async () => (await connection.db?.listCollections().toArray()) ?? [];
const five = () =>
  Users.create(
    [1, 2, 3, 4, 5].map((n) => ({
      email: `u${n}@x`,
      name: `n${n}`,
      balance: n * 10,
      tags: n % 2 ? ['odd', 'all'] : ['all'],
    })),
  );
const balances = (docs: { balance: number }[]): number[] => docs.map(({ balance }) => balance);

describe('connection and catalog', () => {
  it('1 connects and pings', async () =>
    expect(await connection.db?.admin().ping()).toEqual({ ok: 1 }));
  it('2 tells buildInfo with its own module', async () =>
    expect((await connection.db?.admin().buildInfo())?.['modules']).toEqual(['embedded-mongo']));
  it('3 lists collections', async () =>
    expect((await namesOf()).map(({ name }) => name).sort()).toEqual(['posts', 'tokens', 'users']));
  it('4 lists the indexes', async () =>
    expect((await Users.collection.indexes()).map(({ name }) => name)).toEqual([
      '_id_',
      'email_1',
      'balance_-1_createdAt_1',
    ]));
  it('5 creates and drops a collection', async () => {
    await connection.createCollection('temporary');
    await connection.dropCollection('temporary');
    expect((await namesOf()).map(({ name }) => name)).not.toContain('temporary');
  });
});

describe('documents', () => {
  it('6 saves and reads back every kind of value', async () => {
    const any = { list: [1, 'a', null, { deep: true }], at: new Date(5) };
    const post = await Posts.create({
      title: 't',
      seenAt: new Date(7),
      counts: { a: 1 },
      any,
    });
    const read = await Posts.findById(post._id).orFail();
    expect(read.seenAt).toEqual(new Date(7));
    expect(read.counts?.get('a')).toBe(1);
    expect(read.any).toEqual(any);
  });
  it('7 sets defaults', async () => {
    const [user] = await Users.create([{ email: 'a@x' }]);
    expect(user?.createdAt).toBeInstanceOf(Date);
    expect(user?.balance).toBe(0);
  });
  it('8 validates required fields', async () =>
    expect((await failure(Users.create({ name: 'x' })))['name']).toBe('ValidationError'));
  it('9 updates by save with changed paths only', async () => {
    const [user] = await Users.create([{ email: 'a@x', profile: { city: 'Dhaka', age: 3 } }]);
    if (user) user.profile.age = 4;
    await user?.save();
    expect((await Users.findOne().lean())?.profile).toEqual({ city: 'Dhaka', age: 4 });
  });
  it('10 changes array subdocuments by position', async () => {
    const [user] = await Users.create([
      {
        email: 'a@x',
        orders: [
          { plan: 'p', price: 1 },
          { plan: 'q', price: 2 },
        ],
      },
    ]);
    user?.orders.splice(0, 1);
    await user?.save();
    if (user?.orders[0]) user.orders[0].price = 9;
    await user?.save();
    expect((await Users.findOne().lean())?.orders).toMatchObject([{ plan: 'q', price: 9 }]);
  });
  it('11 notices a lost version of an array', async () => {
    await Users.create({ email: 'a@x', tags: ['a', 'b'] });
    const [one, two] = [await Users.findOne().orFail(), await Users.findOne().orFail()];
    one.tags = ['c'];
    await one.save();
    two.set('tags.1', 'z');
    two.markModified('tags');
    await failure(two.save());
  });
  it('12 deletes a document', async () => {
    const [user] = await Users.create([{ email: 'a@x' }]);
    await user?.deleteOne();
    expect(await Users.countDocuments()).toBe(0);
  });
});

describe('unique keys', () => {
  it('13 tells keyPattern and keyValue of a duplicate', async () => {
    await Users.create({ email: 'a@x' });
    expect(await failure(Users.create({ email: 'A@x' }))).toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@x' },
      message:
        'E11000 duplicate key error collection: smoke.users index: email_1 dup key: {"email":"a@x"}',
    });
  });
  it('14 tells them of an update too', async () => {
    await Users.create([{ email: 'a@x' }, { email: 'b@x' }]);
    expect(await failure(Users.updateOne({ email: 'a@x' }, { email: 'b@x' }))).toMatchObject({
      code: 11000,
      keyValue: { email: 'b@x' },
    });
  });
  it('15 tells them of findOneAndUpdate too', async () => {
    await Users.create([{ email: 'a@x' }, { email: 'b@x' }]);
    expect(await failure(Users.findOneAndUpdate({ email: 'a@x' }, { email: 'b@x' }))).toMatchObject(
      {
        code: 11000,
        keyPattern: { email: 1 },
        message: expect.stringContaining('E11000 duplicate key error') as string,
      },
    );
  });
  it('16 keeps going after a duplicate in an unordered insertMany', async () => {
    await Users.create({ email: 'b@x' });
    await failure(
      Users.insertMany([{ email: 'a@x' }, { email: 'b@x' }, { email: 'c@x' }], { ordered: false }),
    );
    expect(await Users.countDocuments()).toBe(3);
  });
  it('17 stops at a duplicate in an ordered insertMany', async () => {
    await Users.create({ email: 'b@x' });
    await failure(Users.insertMany([{ email: 'a@x' }, { email: 'b@x' }, { email: 'c@x' }]));
    expect(await Users.countDocuments()).toBe(2);
  });
});

describe('queries', () => {
  beforeEach(five);
  it('18 filters by range', async () =>
    expect(balances(await Users.find({ balance: { $gt: 20, $lte: 40 } }).sort('balance'))).toEqual([
      30, 40,
    ]));
  it('19 filters by $in and $nin', async () => {
    expect(await Users.countDocuments({ balance: { $in: [10, 20, 99] } })).toBe(2);
    expect(await Users.countDocuments({ balance: { $nin: [10, 20] } })).toBe(3);
  });
  it('20 matches elements of arrays', async () =>
    expect(await Users.countDocuments({ tags: 'odd' })).toBe(3));
  it('21 sorts, skips and limits', async () =>
    expect(balances(await Users.find().sort({ balance: -1 }).skip(1).limit(2))).toEqual([40, 30]));
  it('22 projects', async () => {
    const user = await Users.findOne({ balance: 10 }).select('email -_id').lean();
    expect(user).toEqual({ email: 'u1@x' });
  });
  it('23 gives lean documents', async () => expect((await Users.find().lean()).length).toBe(5));
  it('24 counts, estimates and tells existence', async () => {
    expect(await Users.countDocuments()).toBe(5);
    expect(await Users.estimatedDocumentCount()).toBe(5);
    expect(await Users.exists({ balance: 50 })).not.toBeNull();
  });
  it('25 streams a cursor over several batches', async () => {
    const seen: number[] = [];
    for await (const user of Users.find().sort('balance').batchSize(2).cursor())
      seen.push(user.balance);
    expect(seen).toEqual([10, 20, 30, 40, 50]);
  });
  it('26 explains an index scan', async () => {
    const plan = (await Users.find({ email: 'u1@x' }).explain()) as unknown as {
      executionStats: Record<string, number>;
      queryPlanner: { winningPlan: { inputStage: { stage: string; indexName: string } } };
    };
    expect(plan.queryPlanner.winningPlan.inputStage).toMatchObject({
      stage: 'IXSCAN',
      indexName: 'email_1',
    });
    expect(plan.executionStats['totalDocsExamined']).toBe(1);
  });
  it('27 explains a collection scan', async () => {
    const plan = (await Users.find({ name: 'n1' }).explain()) as unknown as {
      queryPlanner: { winningPlan: { stage: string } };
    };
    expect(plan.queryPlanner.winningPlan.stage).toBe('COLLSCAN');
  });
});

describe('updates', () => {
  beforeEach(five);
  it('28 pushes and tells how many', async () =>
    expect(await Users.updateOne({ tags: 'odd' }, { $push: { tags: 'new' } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
    }));
  it('29 gives the new document from findOneAndUpdate', async () =>
    expect(
      (
        await Users.findOneAndUpdate(
          { balance: { $gt: 10, $lte: 20 } },
          { $inc: { balance: -20 } },
          { returnDocument: 'after' },
        )
      )?.balance,
    ).toBe(0));
  it('30 deletes by findOneAndDelete', async () => {
    expect((await Users.findOneAndDelete({ balance: 50 }))?.balance).toBe(50);
    expect(await Users.countDocuments()).toBe(4);
  });
  it('31 runs a bulkWrite', async () => {
    const result = await Users.bulkWrite([
      { insertOne: { document: { email: 'n@x' } as User } },
      { updateOne: { filter: { email: 'u1@x' }, update: { $set: { name: 'one' } } } },
      { updateOne: { filter: { email: 'u3@x' }, update: { $inc: { balance: 1 } } } },
      { deleteOne: { filter: { email: 'u5@x' } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 2, deletedCount: 1 });
  });
  it('32 pulls', async () => {
    await Users.updateOne({ email: 'u1@x' }, { $pull: { tags: 'odd' } });
    expect(await Users.countDocuments({ tags: 'odd' })).toBe(2);
  });
});

describe('aggregation and population', () => {
  beforeEach(five);
  it('33 groups', async () =>
    expect(
      await Users.aggregate([
        { $match: { tags: 'odd' } },
        { $group: { _id: null, n: { $sum: 1 }, all: { $sum: '$balance' } } },
      ]),
    ).toEqual([{ _id: null, n: 3, all: 90 }]));
  it('35 populates one and many', async () => {
    const [first, ...others] = await Users.find().sort('balance');
    await Posts.create({
      title: 'p',
      author: first?._id,
      readers: others.slice(0, 2).map(({ _id }) => _id),
    });
    const post = await Posts.findOne()
      .populate<{ author: User; readers: User[] }>(['author', 'readers'])
      .orFail();
    expect([post.author.balance, ...balances(post.readers)]).toEqual([10, 20, 30]);
  });
});

describe('sessions and expiry', () => {
  it('36 commits a transaction over two collections', async () => {
    await connection.transaction(async (session) => {
      await Users.create([{ email: 'a@x' }], { session });
      await Posts.create([{ title: 'p' }], { session });
    });
    expect([await Users.countDocuments(), await Posts.countDocuments()]).toEqual([1, 1]);
  });
  it('37 takes everything back when the callback throws', async () => {
    await failure(
      connection.transaction(async (session) => {
        await Users.create([{ email: 'a@x' }], { session });
        throw new Error('no');
      }),
    );
    expect(await Users.countDocuments()).toBe(0);
  });
  it('38 retries withTransaction after a write conflict', async () => {
    await Users.create({ email: 'a@x', balance: 0 });
    let attempts = 0;
    const add = () =>
      connection.withSession((session) =>
        session.withTransaction(async () => {
          attempts += 1;
          const user = await Users.findOne({ email: 'a@x' }).session(session).orFail();
          await Users.updateOne(
            { _id: user._id },
            { $set: { balance: user.balance + 1 } },
            { session },
          );
        }),
      );
    await Promise.all([add(), add(), add(), add()]);
    expect((await Users.findOne())?.balance).toBe(4);
    expect(attempts).toBeGreaterThan(4);
  });
  it('39 reads its own writes and no other ones', async () => {
    await connection.withSession((session) =>
      session.withTransaction(async () => {
        await Users.create([{ email: 'in@x' }], { session });
        expect(await Users.findOne({ email: 'in@x' }).session(session)).not.toBeNull();
        expect(await Users.findOne({ email: 'in@x' })).toBeNull();
      }),
    );
  });
  it('40 lets documents of a TTL index expire by the clock', async () => {
    await Tokens.create([{ at: now }, { at: new Date(now.getTime() + 1000) }]);
    now = new Date(now.getTime() + 60_500);
    expect(await running().engine.sweep()).toBe(1);
    expect(await Tokens.countDocuments()).toBe(1);
  });
});
