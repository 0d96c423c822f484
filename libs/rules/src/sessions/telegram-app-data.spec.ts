import { MAX_TELEGRAM_APP_DATA_LENGTH, readTelegramAppData } from './telegram-app-data';

const NOW = new Date('2031-03-10T06:00:00Z');
const SECONDS = NOW.getTime() / 1_000;
const HASH = 'a'.repeat(64);
/** Texts that were given to the check of the signature. */
let texts: string[] = [];
beforeEach(() => {
  texts = [];
});

const read = (initData: string, isRight = true, now = NOW) =>
  readTelegramAppData(initData, {
    isSigned: (text) => {
      texts.push(text);
      return isRight;
    },
    now,
    maxAgeSeconds: 300,
  });
/** The data of a user as JSON; `more` stands in front. */
const data = (user: string, { at = SECONDS, more = '' } = {}) =>
  `${more}user=${encodeURIComponent(user)}&auth_date=${at}&hash=${HASH}`;
const MINA = '{"id":424242,"first_name":"Mina"}';
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

describe("a Mini App's initData", () => {
  it('gives user, name and hash when the signature is right', () => {
    expect(read(data(MINA))).toEqual({ userId: 424_242, name: 'Mina', hash: HASH });
    expect(read(data(MINA), false)).toBe('wrong');
  });

  it('is signed in all fields but the hash, decoded and sorted, the field signature too', () => {
    read(data(MINA, { more: 'signature=x-_&query_id=AA+%2B%3D&start_param=plans&' }));
    expect(texts).toEqual([
      `auth_date=${SECONDS}\nquery_id=AA +=\nsignature=x-_\nstart_param=plans\nuser=${MINA}`,
    ]);
  });

  it('is valid for 300 seconds, and stale after them', () => {
    expect(read(data(MINA), true, at(300))).toMatchObject({ userId: 424_242 });
    expect(read(data(MINA), true, at(301))).toBe('stale');
  });

  it('may be 60 seconds ahead of our clock, and is wrong beyond', () => {
    expect(read(data(MINA), true, at(-60))).toMatchObject({ userId: 424_242 });
    expect(read(data(MINA), true, at(-61))).toBe('wrong');
  });

  it('is stale only when everything else is right', () => {
    expect(read(data(MINA), false, at(301))).toBe('wrong');
    expect(read(data('{}'), true, at(301))).toBe('wrong');
  });

  it.each([
    ['empty', ''],
    ['one longer than 4 KiB', data(MINA, { more: `a=${'x'.repeat(4_096)}&` })],
    ['of 33 fields', data(MINA, { more: 'a'.repeat(30).replace(/a/g, (_, n) => `f${n}=1&`) })],
    ['with a key twice', data(MINA, { more: 'query_id=1&query_id=1&' })],
    ['with two users', data(MINA, { more: 'user=%7B%22id%22%3A5%7D&' })],
    ['with the hash twice', `${data(MINA)}&hash=${HASH}`],
    ['with a field without a value', data(MINA, { more: 'query_id&' })],
    ['with an empty field', data(MINA, { more: '&' })],
    ['with an empty key', data(MINA, { more: '=1&' })],
    ['with an encoded key', data(MINA, { more: '%61=1&' })],
    ['with a broken escape', data(MINA, { more: 'a=%2&' })],
    ['with bytes that are no UTF-8', data(MINA, { more: 'a=%ED%A0%80&' })],
    ['with a letter that is not encoded', data(MINA, { more: 'a=ম&' })],
    ['with a blank', data(MINA, { more: 'a=b c&' })],
    ['with a line feed in a value', data(MINA, { more: 'a=b%0Auser=x&' })],
    ['without a hash', `user=${encodeURIComponent(MINA)}&auth_date=${SECONDS}`],
    ['with a short hash', data(MINA).slice(0, -1)],
    ['with a long hash', `${data(MINA)}a`],
    ['with a hash in upper case', data(MINA).replace(HASH, HASH.toUpperCase())],
  ])('%s is wrong, before its signature is checked', (_name, initData) => {
    expect(read(initData)).toBe('wrong');
    expect(texts).toEqual([]);
  });

  it('may have 4 KiB and 32 fields', () => {
    const fill = MAX_TELEGRAM_APP_DATA_LENGTH - data(MINA, { more: 'a=&' }).length;
    const longest = data(MINA, { more: `a=${'x'.repeat(fill)}&` });
    expect(longest).toHaveLength(4_096);
    expect(read(longest)).toMatchObject({ userId: 424_242 });
    const more = 'a'.repeat(29).replace(/a/g, (_, n) => `f${n}=1&`);
    expect(read(data(MINA, { more }))).toMatchObject({ userId: 424_242 });
  });

  it.each([
    ...['', 'null', '5', '[]', '"x"', '{"id":1', "{'id':1}", '{"id":1,}', '{"name":"x"}'],
    ...['{"id":"5"}', '{"id":0}', '{"id":-5}', '{"id":1.5}', '{"id":true}', '{"id":null}'],
    ...['{"id":9007199254740992}', '{"id":[5]}', '{"id":{"$gt":0}}', '{"__proto__":{"id":5}}'],
  ])('whose user is %p is wrong, however well signed', (user) => {
    expect(read(data(user))).toBe('wrong');
  });

  it.each(['', `${SECONDS}.0`, `%2B${SECONDS}`, `${SECONDS}e0`, 'now', '-1', '+1'])(
    'whose auth_date is %p is wrong, however well signed',
    (date) => {
      const initData = data(MINA).replace(String(SECONDS), date);
      expect(read(initData)).toBe('wrong');
    },
  );

  it.each(['user', 'auth_date'])('without %s is wrong, however well signed', (key) => {
    expect(read(data(MINA).replace(`${key}=`, 'other='))).toBe('wrong');
  });

  it.each([
    ['Mina Rahman', { first_name: 'Mina', last_name: 'Rahman' }],
    ['মিনা', { first_name: ' মিনা ' }],
    [null, {}],
    [null, { first_name: 7, last_name: null }],
    ['🌊'.repeat(64), { first_name: '🌊'.repeat(100) }],
  ])('gives the name %p', (name, facts) => {
    expect(read(data(JSON.stringify({ id: 5, ...facts })))).toMatchObject({ userId: 5, name });
  });
});
