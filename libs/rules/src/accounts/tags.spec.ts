import fc from 'fast-check';
import { MAX_TAG_LENGTH, MAX_TAGS, normaliseTag, normaliseTags, searchedTag } from './tags';

describe('a tag', () => {
  it.each([
    [' VIP ', 'vip'],
    ['#vip', 'vip'],
    ['late-payer-2', 'late-payer-2'],
    ['পুরনো-গ্রাহক', 'পুরনো-গ্রাহক'],
    ['২০২৬', '২০২৬'],
    ['x'.repeat(MAX_TAG_LENGTH), 'x'.repeat(MAX_TAG_LENGTH)],
  ])('%p is kept as %p', (typed, kept) => expect(normaliseTag(typed)).toBe(kept));

  it.each(['', ' ', '#', '##vip', 'two words', 'a_b', 'a.b', '$a', 'x'.repeat(25), 'a\0', '😀'])(
    '%p is none',
    (typed) => expect(normaliseTag(typed)).toBeNull(),
  );

  it('once kept stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const tag = normaliseTag(text);
        if (tag !== null) expect(normaliseTag(tag)).toBe(tag);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the tags of a user', () => {
  it('are in small letters, each once, in the order of the alphabet', () => {
    expect(normaliseTags(['vip', 'Agent', ' VIP'])).toEqual(['agent', 'vip']);
    expect(normaliseTags([])).toEqual([]);
  });

  it('are at most ten different ones', () => {
    const ten = Array.from({ length: MAX_TAGS }, (_, number) => `t${number}`);
    expect(normaliseTags([...ten, 'T1'])).toHaveLength(10);
    expect(normaliseTags([...ten, 'one-more'])).toBe('too-many');
  });

  it('are refused together when one is none', () => {
    expect(normaliseTags(['vip', 'a b'])).toBe('invalid');
  });
});

it("a search for a tag begins with '#'; one that no tag follows means nobody", () => {
  expect(searchedTag(' #VIP ')).toBe('vip');
  expect(searchedTag('#')).toBe('');
  expect(searchedTag('#a b')).toBe('');
  expect(searchedTag('vip')).toBeNull();
  expect(searchedTag('')).toBeNull();
});
