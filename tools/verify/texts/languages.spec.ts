import { readFileSync } from 'node:fs';
import { textPairs } from './catalogues';

// @portal/ui renders components. The texts need only its formatters.
jest.mock('@portal/ui', () => ({
  ...jest.requireActual<object>('../../../libs/ui/src/format/bangla'),
  ...jest.requireActual<object>('../../../libs/ui/src/format/english'),
}));

type Leaf = string | ((...values: unknown[]) => unknown);
// Inserted into a text it is words; formatted it is a number.
const SAMPLE: unknown = Object.assign(new String('word on word'), { valueOf: () => 3 });
const pairs = textPairs();

function load(path: string): unknown {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require(path) as unknown;
}

function leaves(texts: unknown, path = ''): [path: string, leaf: Leaf][] {
  if (typeof texts === 'string' || typeof texts === 'function') return [[path, texts as Leaf]];
  return Object.entries(texts as object).flatMap(([key, value]) => leaves(value, `${path}/${key}`));
}

/** The result of a text. A text with parameters gets SAMPLE for each of them. */
const said = (leaf: Leaf): string =>
  typeof leaf === 'string' ? leaf : String(leaf(SAMPLE, SAMPLE, SAMPLE, SAMPLE));

it('there are texts to compare', () => expect(pairs.length).toBeGreaterThan(5));

describe.each(pairs)('$name', ({ english, bangla }) => {
  const en = new Map(leaves(load(english)));
  const bn = new Map(leaves(load(bangla)));

  it('has the keys of the English texts, no fewer and no more', () => {
    expect([...bn.keys()].sort()).toEqual([...en.keys()].sort());
  });
  it('says something everywhere', () => {
    for (const [key, leaf] of bn) {
      if (said(en.get(key) ?? '').trim()) expect([key, said(leaf)]).not.toEqual([key, '']);
    }
  });
  it('is Bangla wherever the English text has a word of its own', () => {
    const untouched = [...bn].filter(
      ([key, leaf]) => said(leaf) === said(en.get(key) ?? '') && /[a-z]{3}/.test(said(leaf)),
    );
    expect(untouched.map(([key]) => key)).toEqual([]);
  });
  it('formats in Bangla numerals the numbers that the English text formats', () => {
    const formatted = [...en].filter(
      ([, leaf]) => typeof leaf === 'function' && /3/.test(said(leaf)),
    );
    const missing = formatted.filter(([key]) => !/৩/.test(said(bn.get(key) ?? '')));
    expect(missing.map(([key]) => key)).toEqual([]);
    const latin = [...bn.values()].map(said).filter((text) => /\b[0-9]/.test(text));
    expect(latin).toEqual([]);
  });
});

it('every text module of a language is in its index', () => {
  for (const { name, bangla } of pairs.filter(({ name: path }) => path.includes('/bn/'))) {
    for (const path of [bangla, bangla.replace('/bn/', '/en/')]) {
      const index = readFileSync(path.replace(/[^/]+$/, 'index.ts'), 'utf8');
      const module = `'./${path.split('/').at(-1)?.replace('.ts', '')}'`;
      expect([name, index.includes(module)]).toEqual([name, true]);
    }
  }
});
