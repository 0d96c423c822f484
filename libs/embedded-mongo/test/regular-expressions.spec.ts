import { BSONRegExp } from 'bson';
import { failure, testEngine } from './engine';

const running = testEngine();
const texts = () => running().db.collection<{ text: string }>('texts');

async function matches(pattern: string, options: string, text: string): Promise<boolean> {
  await texts().deleteMany({});
  await texts().insertOne({ text });
  const filter = { text: { $regex: new BSONRegExp(pattern, options) } };
  return (await texts().countDocuments(filter)) === 1;
}

it.each<[string, string, string, boolean]>([
  ['c$', '', 'abc', true],
  ['c$', '', 'abc\n', true],
  ['c$', '', 'abc\n\n', false],
  ['b$', '', 'ab\nc', false],
  ['b$', 'm', 'ab\nc', true],
  ['b$', 'm', 'ab\rc', false],
  ['^c', '', 'ab\nc', false],
  ['^c', 'm', 'ab\nc', true],
  ['^c', 'm', 'ab\rc', false],
  ['^c', 'm', 'ab\u2028c', false],
  ['b\n^', 'm', 'ab\n', false],
  ['^a.b$', '', 'a\rb', true],
  ['^a.b$', '', 'a\u2028b', true],
  ['^a.b$', '', 'a\nb', false],
  ['^a.b$', 's', 'a\nb', true],
  ['a\\sb', '', 'a\u00a0b', false],
  ['a\\sb', '', 'a\tb', true],
  ['a\\Sb', '', 'a\u00a0b', true],
  ['a[\\s-]b', '', 'a\u00a0b', false],
  ['a[.$^]b', '', 'a$b', true],
  ['a[.]b', '', 'axb', false],
  ['a\\.b\\$', '', 'a.b$', true],
])('/%s/%s matches as PCRE does in %j', async (pattern, options, text, expected) => {
  expect(await matches(pattern, options, text)).toBe(expected);
});

it.each(['[[:alpha:]]', 'a{,2}', '[]a]', '[^]a]', '[\\S]'])(
  'refuses /%s/, which JavaScript reads differently',
  async (pattern) => {
    expect(await failure(matches(pattern, '', 'a'))).toMatchObject({ code: 238 });
  },
);
