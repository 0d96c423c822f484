import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, type Model, mongo } from 'mongoose';
import { AuditRepository } from '../src/domain/audit/audit.repository';
import { DayCountersService } from '../src/domain/day-counters/day-counters.service';
import { PaymentOrdersRepository } from '../src/domain/payments/orders/payment-orders.repository';
import { PaymentReceiptsRepository } from '../src/domain/payments/settlement/payment-receipts.repository';
import { LedgerRepository } from '../src/domain/plans/ledger.repository';
import { UserTotalsRepository } from '../src/domain/downloads/user-totals.repository';
import { PlansRepository } from '../src/domain/plans/plans.repository';
import { PlansService } from '../src/domain/plans/plans.service';
import { RedeemCodesRepository } from '../src/domain/redeem-codes/redeem-codes.repository';
import { retryOnDuplicateKey } from '../src/platform/mongo/duplicate-key';
import { KeyedMutex } from '../src/platform/mongo/keyed-mutex';
import {
  inBackground,
  isInTransaction,
  afterCommit,
  requireTransaction,
} from '../src/platform/mongo/running-transaction';
import { TransactionsService } from '../src/platform/mongo/transactions.service';
import { givenOrder } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

interface Thing {
  readonly _id: string;
  readonly size: number;
}

let server: TestServer;
let transactions: TransactionsService;
let things: Model<Thing>;

beforeAll(async () => {
  server = await createTestServer();
  transactions = server.app.get(TransactionsService, { strict: false });
  const connection = server.app.get<Connection>(getConnectionToken(), { strict: false });
  const schema = new connection.base.Schema<Thing>(
    { _id: String, size: Number },
    { versionKey: false },
  );
  things = connection.model<Thing>('Thing', schema, 'things');
  await things.createCollection();
});
afterAll(() => server.stop());
beforeEach(() => things.deleteMany({}));

const get = <T>(type: abstract new (...args: never[]) => T): T =>
  server.app.get<T>(type, { strict: false });
const stored = async (): Promise<string[]> =>
  (await server.connection.collection<Thing>('things').find().sort({ _id: 1 }).toArray()).map(
    ({ _id, size }) => `${_id} ${size}`,
  );
const add = (_id: string, size = 1) => things.create([{ _id, size }]);

/** A promise that the test resolves. */
function gate(): { readonly opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => (open = done));
  return { opened, open };
}

function writeConflict(): Error {
  const error = new mongo.MongoServerError({ message: 'WriteConflict', code: 112 });
  error.addErrorLabel('TransientTransactionError');
  return error;
}

const WRITES: Record<string, () => Promise<unknown>> = {
  create: () => add('new'),
  save: () => new things({ _id: 'new', size: 1 }).save(),
  insertMany: () => things.insertMany([{ _id: 'new', size: 1 }]),
  bulkWrite: () => things.bulkWrite([{ insertOne: { document: { _id: 'new', size: 1 } } }]),
  updateOne: () => things.updateOne({ _id: 'old' }, { size: 2 }).exec(),
  upsert: () => things.updateOne({ _id: 'new' }, { size: 2 }, { upsert: true }).exec(),
  findOneAndUpdate: () => things.findOneAndUpdate({ _id: 'old' }, { size: 2 }).lean().exec(),
  findOneAndDelete: () => things.findOneAndDelete({ _id: 'old' }).lean().exec(),
  deleteOne: () => things.deleteOne({ _id: 'old' }).exec(),
  deleteMany: () => things.deleteMany({}).exec(),
};

describe('operations inside a transaction belong to it', () => {
  it.each(Object.entries(WRITES))('%s is undone with the rest', async (_name, write) => {
    await add('old');
    const failing = transactions.run(async () => {
      await write();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await stored()).toEqual(['old 1']);
  });

  const READS: Record<string, () => Promise<unknown>> = {
    find: () => things.find({ _id: 'new' }).lean().exec(),
    findOne: async () => [await things.findOne({ _id: 'new' }).lean().exec()],
    findById: async () => [await things.findById('new').lean().exec()],
    exists: async () => [await things.exists({ _id: 'new' })],
    countDocuments: async () => Array<null>(await things.countDocuments()).fill(null),
    aggregate: () => things.aggregate([{ $match: { _id: 'new' } }]).exec(),
    cursor: async () => {
      const found = [];
      for await (const one of things.find().lean().cursor()) found.push(one);
      return found;
    },
  };

  it.each(Object.entries(READS))('%s reads what it wrote', async (_name, read) => {
    await transactions.run(async () => {
      await add('new');
      expect(await read()).toHaveLength(1);
      expect(await stored()).toEqual([]);
    });
  });

  it('unless they name a session, or none', async () => {
    await transactions.run(async () => {
      await add('new');
      expect(await things.countDocuments().session(null)).toBe(0);
    });
  });
});

describe('the end of a transaction', () => {
  it.each([
    ['commit', async () => undefined],
    ['abort', async () => Promise.reject(new Error('stop'))],
  ])('leaves code that still runs after its %s without a session', async (_end, end) => {
    const { opened, open } = gate();
    let late: Promise<unknown> = Promise.resolve();
    const outcome = transactions.run(async () => {
      await add('first');
      late = opened.then(() => add('late'));
      await end();
    });
    await outcome.catch(() => undefined);
    const before = await stored();
    open();
    await expect(late).rejects.toThrow('The transaction has ended.');
    expect(await stored()).toEqual(before);
  });

  it('does not end background work, which never belonged to it', async () => {
    const { opened, open } = gate();
    let background: Promise<unknown> = Promise.resolve();
    await transactions.run(async () => {
      await add('first');
      await inBackground(async () => expect(await things.countDocuments()).toBe(0));
      background = inBackground(() => opened.then(() => transactions.run(() => add('later'))));
    });
    open();
    await background;
    expect(await stored()).toEqual(['first 1', 'later 1']);
  });

  it('runs what waits for the commit, outside and only after a commit', async () => {
    const events: string[] = [];
    let isFirst = true;
    let written: Promise<unknown> = Promise.resolve();
    await transactions.run(async () => {
      afterCommit(() => {
        events.push(`committed, inside: ${isInTransaction()}`);
        written = add('after');
      });
      if (isFirst) {
        isFirst = false;
        throw writeConflict();
      }
      events.push('worked');
    });
    await written;
    expect(events).toEqual(['worked', 'committed, inside: false']);
    expect(await stored()).toEqual(['after 1']);
    expect(() => afterCommit(() => undefined)).toThrow('inside a transaction');
  });
});

describe('a transaction inside a transaction', () => {
  it('joins it: both are written or neither', async () => {
    const failing = transactions.run(async () => {
      await transactions.run(() => add('inner'));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await stored()).toEqual([]);
    await transactions.run(async () => {
      await transactions.run(() => add('inner'));
      await add('outer');
    });
    expect(await stored()).toEqual(['inner 1', 'outer 1']);
  });

  it('aborts all of it when it fails, even if the failure is caught', async () => {
    const careless = transactions.run(async () => {
      const half = transactions.run(async () => {
        await add('half');
        throw new Error('stop');
      });
      await half.catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('A part of the transaction failed.');
    expect(await stored()).toEqual([]);
  });

  it('leaves retries to the outer one, which starts again in a new transaction', async () => {
    const sessions = new Set<unknown>();
    let inner = 0;
    await transactions.run(async () => {
      sessions.add(requireTransaction());
      await add('outer');
      await transactions.run(async () => {
        inner += 1;
        if (inner < 3) throw writeConflict();
      });
    });
    expect([inner, sessions.size]).toEqual([3, 3]);
    expect(await stored()).toEqual(['outer 1']);
  });

  it('leaves an existing key to the outer one: the error has aborted the transaction', async () => {
    await add('old');
    let tries = 0;
    const work = async () => {
      tries += 1;
      await add('old');
    };
    const once = transactions.run(() => retryOnDuplicateKey(work));
    await expect(once).rejects.toMatchObject({ code: 11_000 });
    expect(tries).toBe(1);
    const inTurn = transactions.runInTurn([], () => transactions.runInTurn([], work));
    await expect(inTurn).rejects.toMatchObject({ code: 11_000 });
    expect(tries).toBe(4);
  });

  it('takes no mutex, so it cannot wait for its own', async () => {
    await transactions.runInTurn(['a'], () => transactions.runInTurn(['a'], () => add('inner')));
    expect(await stored()).toEqual(['inner 1']);
    const wrongOrder = transactions.run(() => get(KeyedMutex).run(['a'], () => add('never')));
    await expect(wrongOrder).rejects.toThrow('Take the mutex before the transaction.');
  });

  it('makes a grant atomic with what the caller writes', async () => {
    const { userId } = await server.givenAccount();
    const ledger = () => server.connection.collection('ledger').countDocuments({ userId });
    const before = await ledger();
    const failing = transactions.run(async () => {
      const cause = { reason: 'admin', actor: 'admin:ana' } as const;
      await get(PlansService).grantPlan(userId, { days: 1, videos: 1 }, cause);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await ledger()).toBe(before);
  });
});

describe('a snapshot', () => {
  it('shows one moment to all reads, however they are called', async () => {
    await add('first');
    await transactions.readOneMoment(async () => {
      expect(await things.countDocuments()).toBe(1);
      await inBackground(() => add('second'));
      expect(await things.countDocuments()).toBe(1);
      await transactions.readOneMoment(async () => {
        expect(await things.find().lean().exec()).toHaveLength(1);
      });
    });
    expect(await things.countDocuments()).toBe(2);
  });

  it('refuses writes', async () => {
    const read = (work: () => Promise<unknown>) => transactions.readOneMoment(work);
    await add('old');
    for (const write of Object.values(WRITES)) {
      await expect(read(write)).rejects.toThrow('Nothing can be written in a snapshot.');
    }
    const transaction = read(() => transactions.run(() => add('new')));
    await expect(transaction).rejects.toThrow('Nothing can be written in a snapshot.');
    await expect(read(async () => requireTransaction())).rejects.toThrow('inside a transaction');
    expect(await stored()).toEqual(['old 1']);
  });

  it('of a transaction is the transaction', async () => {
    await transactions.run(async () => {
      await add('new');
      await transactions.readOneMoment(async () => {
        expect(await things.countDocuments()).toBe(1);
      });
    });
  });
});

describe('a write that is only correct together with others is refused alone', () => {
  const NOW = new Date();
  const entry = { at: NOW, actor: 'ana', address: '192.0.2.7', requestId: 'r' } as const;
  const change = { days: 1, videos: 1, price: null, currency: null, activates: null };
  const SINGLE: Record<string, () => Promise<unknown>> = {
    'an audit record': async () =>
      get(AuditRepository).append({
        ...entry,
        ...{ action: 'accounts/freeze', outcome: 'done', target: 'user:1', details: {} },
      }),
    'a ledger entry': () =>
      get(LedgerRepository).append({
        ...{ ...change, userId: 1, reason: 'admin', actor: 'ana', sourceId: null },
        ...{ balanceAfter: 1, at: NOW },
      }),
    'a plan': () =>
      get(PlansRepository).savePlan(1, {
        ...{ start: NOW, days: 1, balance: 1, price: null, currency: null, activates: [] },
      }),
    'a finished download of a user': async () => {
      const plan = { start: NOW, days: 1, balance: 1, price: null, currency: null, activates: [] };
      const totals = { downloads: 0, services: [] };
      return get(UserTotalsRepository).countDownload(
        { userId: 1, plan, totals },
        { key: 'a', name: 'A' },
      );
    },
    'a day counter': async () =>
      get(DayCountersService).note([{ at: NOW, key: ['churn'], count: 1, amount: 0 }]),
    'a change of a receipt': () => get(PaymentReceiptsRepository).change('1', { remark: 'x' }),
    'a used redeem code': () => get(RedeemCodesRepository).take('A', 1, NOW),
    'an order that moves on': async () => {
      const { userId } = await server.givenAccount();
      const order = await givenOrder(server, userId);
      return get(PaymentOrdersRepository).move(order, { status: 'timed_out' });
    },
  };

  it.each(Object.entries(SINGLE))('%s', async (_name, write) => {
    await expect(write()).rejects.toThrow('This write must run inside a transaction.');
  });
});
