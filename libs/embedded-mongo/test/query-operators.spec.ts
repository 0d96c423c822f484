import { testEngine } from './engine';
import { QUERIES } from './mongodb/examples';
import { QUERY_NAMES, UPDATE_NAMES } from './mongodb/operators';
import { FILTER_PLACES, OPERATOR_PLACES } from './mongodb/places';
import { asking, othersThan, someOf } from './mongodb/refused';

/**
 * Nothing unlisted slips through: a name is either among the examples, which show that it does its
 * work, or refused in every place where a client can write it.
 */
const running = testEngine();
const { codeOf, fill, slipped } = asking(running);
beforeAll(fill);

const NOT_SUPPORTED = 238;
const CANNOT_INDEX = 67;
const entries = Object.entries(QUERIES);
const isTop = ([filter]: (typeof QUERIES)[string]): boolean =>
  Object.keys(filter).some((key) => key.startsWith('$'));
const TOP = Object.fromEntries(entries.filter(([, example]) => isTop(example)));
const ON_FIELDS = Object.fromEntries(entries.filter(([, example]) => !isTop(example)));
const LISTS = [QUERY_NAMES, UPDATE_NAMES];

it.each(entries)('%s finds what it should', async (_name, [filter, ids]) => {
  const found = await running().db.collection('examples').find(filter).sort({ _id: 1 }).toArray();
  expect(found.map(({ _id }) => _id as unknown)).toEqual(ids);
});

it.each(Object.entries(OPERATOR_PLACES))(
  'other operators on a field are refused in %s',
  async (place, put) => {
    expect(await codeOf(put({ $gte: 1 }))).toBeUndefined();
    const isIndex = place === 'partialFilterExpression';
    const codes = [NOT_SUPPORTED, ...(isIndex ? [CANNOT_INDEX] : [])];
    const names = othersThan(ON_FIELDS, ...LISTS);
    expect(await slipped(names, (name) => put({ [name]: 1 }), codes)).toEqual([]);
  },
);

it.each(Object.entries(FILTER_PLACES))(
  'other operators instead of a field are refused in %s',
  async (place, put) => {
    if (place !== 'partialFilterExpression')
      expect(await codeOf(put({ $or: [{ x: 1 }] }))).toBeUndefined();
    const names = othersThan(TOP, ...LISTS);
    const codes = [NOT_SUPPORTED];
    expect(await slipped(names, (name) => put({ [name]: 1 }), codes)).toEqual([]);
    const beside = (name: string) => put({ x: 1, [name]: [{}] });
    expect(await slipped(someOf(names), beside, codes)).toEqual([]);
  },
);

it.each([/b$/, /^a.b/, /^A/i, /^a|b/, /^[ab]/, /a/])(
  'a regular expression other than ^ and plain text is refused: %s',
  async (regex) => {
    expect(await codeOf({ find: 'examples', filter: { s: regex } })).toBe(NOT_SUPPORTED);
    const { source: $regex } = regex;
    if (regex.flags === '')
      expect(await codeOf({ find: 'examples', filter: { s: { $regex } } })).toBe(NOT_SUPPORTED);
  },
);

it('escaped signs in a regular expression are plain text', async () => {
  const texts = running().db.collection('texts');
  await texts.insertMany([{ s: 'a.b/c' }, { s: 'axb/c' }, { s: 'xa.b/c' }]);
  expect(await texts.countDocuments({ s: /^a\.b\/c/ })).toBe(1);
});
