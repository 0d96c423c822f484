import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  type Document,
  Long,
  MinKey,
  ObjectId,
  Timestamp,
} from 'mongodb';
import { COMMANDS } from '../src/commands/registry';

const LONG_NAME = 'n'.repeat(5_000);
const lsid = { id: new Binary(Buffer.alloc(16, 7), 4) };

/** Values of every type, and shapes that JavaScript code trips over. */
const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 2.5, Number.NaN, 2 ** 40, '', 'a', '$a', 'a.b', LONG_NAME],
  ...[[], [null], [1], [[]], [{}], ['a', null], {}, { a: null }, { a: 1 }, { $a: 1 }, { a: [] }],
  ...[{ toString: 1 }, { toString: null, valueOf: 2 }, { constructor: 1 }, { length: -1 }],
  ...[{ $eq: [] }, { $in: null }, { $set: { a: null } }, { $set: 1 }, { $elemMatch: 1 }],
  ...[new Date(0), new ObjectId(), new Binary(Buffer.from('x')), new BSONRegExp('(', ''), lsid],
  ...[Long.fromNumber(5), Decimal128.fromString('1'), new Timestamp({ t: 1, i: 1 })],
  ...[new Code('x'), new MinKey()],
];

/** One command of each kind that is right, so that a wrong value meets the code behind the checks. */
const RIGHT: readonly Document[] = [
  { find: 'c', filter: { a: 1 }, sort: { a: 1 }, projection: { a: 1 }, skip: 0, limit: 1 },
  { aggregate: 'c', pipeline: [{ $match: { a: 1 } }, { $project: { a: 1 } }], cursor: {} },
  { aggregate: 'c', pipeline: [{ $group: { _id: '$a', n: { $sum: 1 } } }], cursor: {} },
  {
    aggregate: 'c',
    pipeline: [{ $group: { _id: '$a' } }, { $limit: 1 }],
    cursor: { batchSize: 1 },
  },
  { count: 'c' },
  { aggregate: 'c', pipeline: [{ $changeStream: { resumeAfter: { _data: '00' } } }], cursor: {} },
  { insert: 'c', documents: [{ a: 1 }], ordered: true },
  { update: 'c', updates: [{ q: { a: 1 }, u: { $set: { a: 2 } }, upsert: true, multi: false }] },
  { update: 'c', updates: [{ q: {}, u: { $push: { l: 1 }, $pull: { a: 2 } } }] },
  { delete: 'c', deletes: [{ q: { a: 1 }, limit: 1 }] },
  { findAndModify: 'c', query: { a: 1 }, update: { $inc: { a: 1 } }, new: true, fields: { a: 1 } },
  { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1', unique: false }] },
  { dropIndexes: 'c', index: 'b_1' },
  { listIndexes: 'c', cursor: {} },
  { listCollections: 1, filter: { name: 'c' }, cursor: {}, nameOnly: true },
  { getMore: Long.fromNumber(5), collection: 'c', batchSize: 1 },
  { killCursors: 'c', cursors: [Long.fromNumber(5)] },
  { explain: { find: 'c', filter: { a: 1 } } },
  { endSessions: [lsid] },
  { commitTransaction: 1, txnNumber: Long.fromNumber(1), autocommit: false, lsid },
  ...Object.keys(COMMANDS).map((name) => ({ [name]: 1 })),
];

const ENVELOPE = [
  'lsid',
  'txnNumber',
  'readConcern',
  'writeConcern',
  '$db',
  'maxTimeMS',
  'comment',
];

/** A right command with one or two values, at any depth, in the place of others. */
export function senselessCommand(random: () => number): Document {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const changed = (value: unknown): unknown => {
    const isPlain = typeof value === 'object' && value !== null && !('_bsontype' in value);
    if (!isPlain || random() < 0.3) return pick(VALUES);
    if (Array.isArray(value)) {
      const at = Math.floor(random() * value.length);
      return value.map((item: unknown, index) => (index === at ? changed(item) : item));
    }
    const name = pick(Object.keys(value));
    return name === undefined
      ? pick(VALUES)
      : { ...value, [name]: changed((value as Document)[name]) };
  };
  let command: Document = { ...pick(RIGHT), $db: 'test' };
  for (let change = random() < 0.5 ? 1 : 2; change > 0; change -= 1) {
    if (random() < 0.15) command = { ...command, [pick(ENVELOPE)]: pick(VALUES) };
    const name = pick(Object.keys(command));
    command = { ...command, [name]: changed(command[name]) };
  }
  return command;
}
