import fc from 'fast-check';
import { isFoundBy, nameFit, nameText, searchKeyOf, searchKeys, searchText } from './search-keys';

const LETTERS = [...'abcXYZ019 .-|^$(আক্তারসুমইয়া'];
const names = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 64 });
const ids = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

const isFoundByKeys = (search: string, user: { userId: number; name: string }) =>
  searchKeyOf(search) !== '' &&
  searchKeys(user).some((key) => key.startsWith(searchKeyOf(search))) &&
  isFoundBy(search, user);

describe('the keys of a search', () => {
  it('lead to a user by any part of the name, whatever its case', () => {
    fc.assert(
      fc.property(names, ids, fc.nat(63), fc.nat(64), (name, userId, from, length) => {
        const part = [...name].slice(from, from + length).join('');
        fc.pre(searchText(part) !== '' && searchText(name).includes(searchText(part)));
        fc.pre(!/^User \d+$/.test(name.trim()));
        expect(isFoundByKeys(part.toUpperCase(), { userId, name })).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('lead to a user by the beginning of the id', () => {
    fc.assert(
      fc.property(names, ids, fc.integer({ min: 1, max: 16 }), (name, userId, length) => {
        expect(isFoundByKeys(String(userId).slice(0, length), { userId, name })).toBe(true);
      }),
    );
  });

  it('leave nobody out who is meant, and mean nobody else', () => {
    fc.assert(
      fc.property(names, ids, names, (name, userId, search) => {
        const user = { userId, name };
        expect(isFoundByKeys(search, user)).toBe(isFoundBy(search, user));
      }),
      { numRuns: 1_000 },
    );
  });

  it('hold nothing that a regular expression reads as more than itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(searchText(text)).not.toMatch(/[\\^$.*+?()[\]{}|/]/);
      }),
    );
  });

  it('of a Bangla name begin at each of its letters', () => {
    expect(isFoundByKeys('আক্তা', { userId: 7, name: 'সুমাইয়া আক্তার' })).toBe(true);
    expect(isFoundByKeys('মাইয়', { userId: 7, name: 'সুমাইয়া আক্তার' })).toBe(true);
  });

  it("of 'User {id}' are the id alone", () => {
    expect(searchKeys({ userId: 42, name: 'User 42' })).toEqual(['42']);
    expect(isFoundBy('user', { userId: 42, name: 'User 42' })).toBe(false);
  });

  it('leave aside how a name is punctuated', () => {
    expect(searchText(' Mst.  Rokeya-Begum ')).toBe('mst rokeya begum');
    expect(isFoundByKeys('mst rok', { userId: 7, name: 'Mst. Rokeya Begum' })).toBe(true);
  });

  it('are one for each character of the name and one for the id at most, of 24 characters at most', () => {
    const keys = searchKeys({ userId: 7, name: 'রহিম উদ্দিন '.repeat(9).slice(0, 64) });
    expect(keys.length).toBeLessThanOrEqual(65);
    expect(Math.max(...keys.map((key) => [...key].length))).toBe(24);
  });
});

it('a name fits best when it is the text, then when it, then when one of its words begins so', () => {
  const fitOf = (search: string, name: string) => nameFit(searchText(search), nameText(name));
  const names = ['Rahim', 'rahima', 'Abdur Rahim', 'Abrahim', 'Karim'];
  expect(names.map((name) => fitOf('RAHIM', name))).toEqual([0, 1, 2, 3, null]);
  expect(fitOf('...', 'Rahim')).toBeNull();
  expect(fitOf('user 42', 'User 42')).toBeNull();
});
