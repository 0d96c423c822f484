import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import type { Obj } from './values';

const ids = [1, 2, 3].map((n) => new ObjectId(n.toString(16).padStart(24, '0')));
const small = fc.integer({ min: -2, max: 3 });
const scalar: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: small },
  { weight: 2, arbitrary: fc.constantFrom(0.5, -1.5, 2 ** 40, Number.NaN) },
  {
    weight: 4,
    arbitrary: fc.constantFrom('', 'a', 'ab', 'ba', 'b', 'B', 'é', '\u{1F600}', '\uFFEE'),
  },
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0, 1000).map((ms) => new Date(ms)) },
  { weight: 1, arbitrary: fc.constantFrom(...ids) },
);

const object = (name: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>): fc.Arbitrary<Obj> =>
  fc
    .uniqueArray(fc.tuple(name, value), { maxLength: 2, selector: ([key]) => key })
    .map((list) => Object.fromEntries(list) as Obj);
const name = fc.constantFrom('x', 'y');
const scalars = fc.array(scalar, { maxLength: 3 });
const shallow = object(name, fc.oneof({ weight: 4, arbitrary: scalar }, scalars));
const element = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 4, arbitrary: shallow },
  { weight: 1, arbitrary: scalars },
);
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 2, arbitrary: object(name, fc.oneof({ weight: 3, arbitrary: scalar }, shallow)) },
  { weight: 3, arbitrary: fc.array(element, { maxLength: 3 }) },
  { weight: 2, arbitrary: fc.array(small, { minLength: 2, maxLength: 3 }) },
);
const list = (item: fc.Arbitrary<unknown>) => fc.array(item, { minLength: 2, maxLength: 3 });
/** `a` often holds what makes an index multikey, where order and ranges are hard to have right. */
const listed = fc.oneof(list(small), list(fc.record({ x: small })));
const fields = {
  a: fc.oneof(value, listed),
  b: value,
  c: value,
  // Never an array, so that it can share a compound index with a field that holds one.
  n: scalar,
};
export const documents = fc
  .array(fc.record(fields, { requiredKeys: [] }), { minLength: 1, maxLength: 12 })
  .map((docs) => docs.map((doc, _id): Obj => ({ _id, ...doc })));

const PATHS = ['a', 'b', 'c', 'a.x', 'a.y', 'b.x', 'c.x', 'a.x.y'];
const queryPath = fc.constantFrom(...PATHS, ...PATHS, 'n');

const range = fc
  .array(fc.tuple(fc.constantFrom('$gt', '$gte', '$lte'), small), { minLength: 1, maxLength: 2 })
  .map((bounds) => Object.fromEntries(bounds) as Obj);
const operators = fc.oneof(
  // Two elements of an array may fulfil one condition each.
  range,
  fc
    .tuple(fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lte'), fc.oneof(scalar, value))
    .map(([operator, operand]): Obj => ({ [operator]: operand })),
  fc
    .tuple(fc.constantFrom('$gt', '$gte'), scalar, scalar)
    .map(([low, from, $lte]): Obj => ({ [low]: from, $lte })),
  fc
    .tuple(fc.constantFrom('$in', '$nin'), fc.array(fc.oneof(scalar, value), { maxLength: 3 }))
    .map(([operator, operand]): Obj => ({ [operator]: operand })),
  fc.constantFrom<Obj>({ $type: 'string' }, { $regex: '^a' }, { $regex: '^ab' }, { $regex: '^' }),
);
const simple = object(queryPath, fc.oneof(value, operators, operators));
const groups = (inner: fc.Arbitrary<Obj>): fc.Arbitrary<Obj> =>
  fc
    .tuple(fc.array(inner, { minLength: 1, maxLength: 3 }), inner)
    .map(([$or, beside]) => ({ ...beside, $or }));
export const filter = fc.oneof(
  { weight: 4, arbitrary: simple },
  { weight: 1, arbitrary: groups(simple) },
  { weight: 1, arbitrary: groups(groups(simple)) },
);

const direction = fc.constantFrom(1 as const, -1 as const);
export const sort = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...PATHS, 'n'), direction), {
    maxLength: 3,
    selector: ([path]) => path,
  })
  .map((list) => Object.fromEntries(list) as Record<string, 1 | -1>);

/** Ranges of what an index may hold several of per document, asked for in the index's order. */
export const rangeInOrder = fc
  .tuple(fc.constantFrom('a', 'a', 'a.x', 'n'), range, direction)
  .map(([path, condition, by]) => [{ [path]: condition }, { [path]: by }] as const);

const OPERANDS: Record<string, fc.Arbitrary<unknown>> = {
  $set: value,
  $inc: fc.constantFrom(1, -2, 0.5),
  $push: element,
  $pull: scalar,
};
const updatePath = fc.constantFrom(...PATHS, ...PATHS, 'a.0', 'b.2', 'a.1.x', 'd.x.y', 'd.0');
const step = fc
  .constantFrom(...Object.keys(OPERANDS))
  .chain((operator) =>
    fc.tuple(fc.constant(operator), updatePath, OPERANDS[operator] ?? fc.constant(0)),
  );
export const update = fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => {
  const result: Record<string, Obj> = {};
  for (const [operator, path, operand] of steps)
    result[operator] = { ...result[operator], [path]: operand };
  return result;
});

/** Filters an upsert can take values over from: equalities, and conditions that say none. */
const inequality = fc.oneof(
  range,
  fc.record({ $ne: small }),
  fc.record({ $type: fc.constant('string') }),
);
const upsertPath = fc.constantFrom('a', 'b', 'c', 'd', 'a.x', 'a.y', 'd.x.y');
export const upsertFilter = object(
  upsertPath,
  fc.oneof(value, fc.record({ $eq: value }), inequality),
);

const fieldPath = fc.constantFrom('$a', '$a.x', '$b', '$c.x', '$n');
const accumulator = fc.record({ $sum: fc.oneof(fieldPath, fc.constant(1)) });
const group = fc.record({
  _id: fc.oneof(fieldPath, fc.constant(null), fc.record({ k: fieldPath, x: fieldPath })),
  one: accumulator,
  two: accumulator,
});
const stage = <T>(name: string, spec: fc.Arbitrary<T>) =>
  fc.option(spec.map((value): Obj => ({ [name]: value })));
/** A match or none, a limit, then what may follow. */
export const pipeline = fc
  .tuple(
    stage('$match', filter),
    stage('$limit', fc.integer({ min: 1, max: 8 })),
    stage('$match', filter),
    stage('$group', group),
  )
  .map((stages) => stages.filter((one) => one !== null));
