import fc from 'fast-check';
import { TELEGRAM_APP_VECTORS } from '../../../test/vectors/telegram-app-vectors';
import { TELEGRAM_VECTORS } from '../../../test/vectors/telegram-vectors';
import { readTelegramAppLogin } from './telegram-app-login';
import { readTelegramLogin } from './telegram-login';

const { token, signedAt, real, good, bad } = TELEGRAM_APP_VECTORS;
const rules = { botTokens: [token], now: signedAt, maxAgeSeconds: 300 };

const read = (initData: string) => readTelegramAppLogin(initData, rules);
const refusal = (code: string) => expect.objectContaining({ code }) as Error;
const wrong = refusal('sessions/wrong-telegram-app-data');
const stale = refusal('sessions/stale-telegram-app-data');
const fieldsOf = (initData: string) => Object.fromEntries(new URLSearchParams(initData));
const at = (seconds: number) => new Date(signedAt.getTime() + seconds * 1_000);

describe("a Mini App's data", () => {
  it('there are at least 20 signed by another program', () => {
    expect(good.length).toBeGreaterThanOrEqual(20);
  });

  it.each(good)('are believed: $name', ({ initData }) => {
    const { user = '', hash } = fieldsOf(initData);
    const { id, first_name: first = '' } = JSON.parse(user) as { id: number; first_name?: string };
    const { userId, name, hash: found } = read(initData);
    expect({ userId, hash: found }).toEqual({ userId: id, hash });
    expect(name ?? '').toContain(first);
  });

  it.each(bad)('are refused: $name', ({ initData }) => {
    expect(() => read(initData)).toThrow(wrong);
  });

  it('that Telegram signed are believed: the field signature is signed too', () => {
    const { token: botToken, signedAt: now, initData, userId } = real;
    const person = readTelegramAppLogin(initData, { ...rules, botTokens: [botToken], now });
    expect(person).toMatchObject({ userId, name: String.raw`Vladislav + - ? / Kibenko` });
    const without = initData.replace(/&signature=[^&]*/, '');
    expect(() => readTelegramAppLogin(without, { ...rules, botTokens: [botToken], now })).toThrow(
      wrong,
    );
  });

  it('with any one character changed are refused, 1,000 times', () => {
    let changed = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...good),
        fc.nat(),
        fc.integer({ min: 0x21, max: 0x7e }),
        ({ initData }, which, code) => {
          const place = which % initData.length;
          const mutant =
            initData.slice(0, place) + String.fromCharCode(code) + initData.slice(place + 1);
          // The same fields in another spelling, such as %2f for %2F, are the same data.
          fc.pre(JSON.stringify(fieldsOf(mutant)) !== JSON.stringify(fieldsOf(initData)));
          changed += 1;
          expect(() => read(mutant)).toThrow(wrong);
        },
      ),
      { numRuns: 1_000, seed: 20_310_310 },
    );
    expect(changed).toBeGreaterThanOrEqual(1_000);
  });

  it('spelled in another way are the same data', () => {
    const [first] = good;
    const initData = first?.initData ?? '';
    const turned = initData.split('&').toReversed().join('&').replaceAll('%2C', '%2c');
    expect(turned).not.toBe(initData);
    expect(read(turned)).toEqual(read(initData));
  });

  it('count for 300 seconds and are stale after them, at most 60 seconds ahead', () => {
    const [first] = good;
    const readAt = (seconds: number) =>
      readTelegramAppLogin(first?.initData ?? '', { ...rules, now: at(seconds) });
    expect([readAt(300).userId, readAt(-60).userId]).toEqual([424_242, 424_242]);
    expect(() => readAt(301)).toThrow(stale);
    expect(() => readAt(-61)).toThrow(wrong);
  });

  it('signed by any of several bots count, as while its token is changed', () => {
    const several = { ...rules, botTokens: ['987654321:other', token] };
    expect(readTelegramAppLogin(good[0]?.initData ?? '', several).userId).toBe(424_242);
    expect(() =>
      readTelegramAppLogin(good[0]?.initData ?? '', { ...rules, botTokens: [] }),
    ).toThrow(wrong);
  });
});

describe('the two derivations', () => {
  it.each(TELEGRAM_VECTORS.good)(
    "data of the widget are refused as a Mini App's: $name",
    ({ payload }) => {
      const texts = Object.fromEntries(
        Object.entries(payload).map(([key, value]) => [key, String(value)]),
      );
      const user = JSON.stringify({ id: payload['id'] });
      for (const fields of [texts, { ...texts, user }])
        expect(() => read(new URLSearchParams(fields).toString())).toThrow(wrong);
    },
  );

  it.each(good)("a Mini App's data are refused as those of the widget: $name", ({ initData }) => {
    const widget = refusal('sessions/wrong-telegram-data');
    const fields = fieldsOf(initData);
    for (const payload of [fields, { ...fields, id: 424_242 }])
      expect(() => readTelegramLogin(payload, rules)).toThrow(widget);
  });
});
