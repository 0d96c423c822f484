import type { TelegramLoginRequest } from '@portal/contracts';
import fc from 'fast-check';
import { TELEGRAM_VECTORS } from '../../../test/vectors/telegram-vectors';
import { readTelegramLogin, telegramHash } from './telegram-login';

const { token, signedAt, good, bad } = TELEGRAM_VECTORS;
const rules = { botTokens: [token], now: signedAt, maxAgeSeconds: 300 };

const read = (payload: TelegramLoginRequest) => readTelegramLogin(payload, rules);
/** Payloads of any type, to test without type checks. */
const readAnything = (payload: object) => read(payload as TelegramLoginRequest);
const refused = expect.objectContaining({ code: 'sessions/wrong-telegram-data' }) as Error;
const sign = (fields: TelegramLoginRequest) => ({ ...fields, hash: telegramHash(fields, token) });
const signWithout = (key: string, { [key]: _left, ...fields }: TelegramLoginRequest) =>
  sign(fields);
const at = (seconds: number) => new Date(signedAt.getTime() + seconds * 1_000);

describe('data of the Telegram widget', () => {
  it('there are at least 20 payloads signed by another program', () => {
    expect(good.length).toBeGreaterThanOrEqual(20);
  });

  it.each(good)('are believed: $name', ({ payload }) => {
    expect(read(payload)).toMatchObject({ userId: Number(payload['id']), hash: payload['hash'] });
  });

  it.each(bad)('are refused: $name', ({ payload }) => {
    expect(() => read(payload)).toThrow(refused);
  });

  it('with any one byte changed are refused, 1,000 times', () => {
    let changed = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...good),
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        ({ payload }, whichField, whichByte, flip) => {
          const keys = Object.keys(payload).filter((key) => String(payload[key]) !== '');
          const key = keys[whichField % keys.length] ?? 'hash';
          const bytes = Buffer.from(String(payload[key]));
          const place = whichByte % bytes.length;
          bytes[place] = (bytes[place] ?? 0) ^ flip;
          const forged = { ...payload, [key]: bytes.toString() };
          changed += 1;
          expect(() => read(forged)).toThrow(refused);
        },
      ),
      { numRuns: 1_000, seed: 20_310_310 },
    );
    expect(changed).toBeGreaterThanOrEqual(1_000);
  });

  const [first] = good;
  const payload = first?.payload ?? {};
  const hash = String(payload['hash']);

  it.each([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['short', hash.slice(1)],
    ['long', `${hash}0`],
    ['in upper case', hash.toUpperCase()],
    ['with a blank', ` ${hash.slice(1)}`],
    ['of other letters', 'g'.repeat(64)],
    ['of wide characters', 'ａ'.repeat(64)],
    ['a number', 64],
    ['a list', [hash]],
    ['an object', { toString: () => hash }],
    ['only there', 'a'.repeat(64)],
  ])('with a hash that is %s are refused, never an error', (_name, wrong) => {
    expect(() => readAnything({ ...payload, hash: wrong })).toThrow(refused);
  });

  it('count for 300 seconds and not one more', () => {
    const readAt = (now: Date) => readTelegramLogin(payload, { ...rules, now });
    expect(readAt(at(300)).userId).toBe(424_242);
    expect(readAt(at(300.999)).userId).toBe(424_242);
    expect(() => readAt(at(301))).toThrow(refused);
  });

  it('may be 60 seconds ahead of our clock and not one more', () => {
    const readAt = (now: Date) => readTelegramLogin(payload, { ...rules, now });
    expect(readAt(at(-60)).userId).toBe(424_242);
    expect(() => readAt(at(-61))).toThrow(refused);
  });

  it('count for as long as the configuration says', () => {
    const readAt = (now: Date) => readTelegramLogin(payload, { ...rules, now, maxAgeSeconds: 9 });
    expect(readAt(at(9)).userId).toBe(424_242);
    expect(() => readAt(at(10))).toThrow(refused);
  });

  const now = signedAt.getTime() / 1_000;
  it.each(['', `${now}.0`, `${now}.5`, `+${now}`, ` ${now}`, `${now}e0`, 'now', '-1'])(
    'whose auth_date is %p are refused, however well signed',
    (auth_date) => {
      expect(() => read(sign({ id: 5, auth_date }))).toThrow(refused);
    },
  );

  it.each(['', 0, -5, '007', '5.0', '1e3', ' 5', '9007199254740993', 'abc', '5,6'])(
    'whose id is %p are refused, however well signed',
    (id) => {
      expect(() => read(sign({ id, auth_date: now }))).toThrow(refused);
    },
  );

  it.each(['id', 'auth_date'])('without %s are refused, however well signed', (key) => {
    expect(() => read(signWithout(key, { id: 5, auth_date: now, zone: 6 }))).toThrow(refused);
  });

  it('whose text can be read in two ways are refused: a name cannot smuggle in another id', () => {
    const name = 'Eve\nid=999\nida=x';
    const honest = sign({ auth_date: now, first_name: name, id: 123 });
    const forged = { auth_date: now, first_name: 'Eve', id: '999', ida: 'x\nid=123' };
    expect(telegramHash(forged, token)).toBe(honest.hash);
    expect(() => read({ ...forged, hash: honest.hash })).toThrow(refused);
    expect(() => read(honest)).toThrow(refused);
  });

  it.each([
    ['Rahim Uddin', { first_name: 'Rahim', last_name: 'Uddin' }],
    ['Rahim', { first_name: ' Rahim ' }],
    ['Uddin', { last_name: 'Uddin' }],
    ['7', { first_name: 7 }],
    [null, {}],
    [null, { first_name: ' ', last_name: '', username: 'rahim_u' }],
  ])('give the name %p', (name, fields) => {
    expect(read(sign({ id: 5, auth_date: now, ...fields })).name).toBe(name);
  });

  it('give a name that fits: 64 whole characters', () => {
    const { name } = read(sign({ id: 5, auth_date: now, first_name: '🌊'.repeat(100) }));
    expect(name).toBe('🌊'.repeat(64));
  });
});
