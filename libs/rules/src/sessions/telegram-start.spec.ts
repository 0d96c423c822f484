import fc from 'fast-check';
import { READABLE_ALPHABET } from '../redeem-codes/readable-code';
import { readTelegramStart } from './telegram-start';

test.each([
  ['plans', { screen: 'plans' }],
  ['downloads', { screen: 'downloads' }],
  ['pay_AB23CD45', { screen: 'payment', code: 'AB23CD45' }],
])('a link of the bot with %s opens that screen', (param, start) => {
  expect(readTelegramStart(param)).toEqual(start);
});

test.each([
  ...[null, '', 'Plans', 'plans ', 'plans\n', '/plans', 'plans/../admin', 'admin', 'constructor'],
  ...['pay_', 'pay_AB23CD4', 'pay_AB23CD456', 'pay_ab23cd45', 'pay_AB23CD4O', 'PAY_AB23CD45'],
  ...['pay_AB23CD45\n', 'pay_AB23CD45/', 'pay_../../..', 'https://evil.example', '//evil.example'],
])('%j opens nothing of its own', (param) => {
  expect(readTelegramStart(param)).toBeNull();
});

test('whatever a link says, nothing of it but a reference code is used', () => {
  const param = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((rest) => `pay_${rest}`),
    fc.string().map((rest) => `plans${rest}`),
    fc
      .string({ unit: fc.constantFrom(...READABLE_ALPHABET), minLength: 6, maxLength: 10 })
      .map((code) => `pay_${code}`),
  );
  fc.assert(
    fc.property(param, (text) => {
      const start = readTelegramStart(text);
      if (start === null) return;
      expect(['plans', 'downloads', 'payment']).toContain(start.screen);
      if (start.screen !== 'payment') expect(text).toBe(start.screen);
      else {
        expect(text).toBe(`pay_${start.code}`);
        expect(start.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
      }
    }),
  );
});
