import fc from 'fast-check';
import { deliveryPlace } from './delivery-link';

test.each([
  ['https://t.me/dhara_bot/512', 'telegram'],
  ['https://t.me/c/1234567890/17', 'telegram'],
  ['https://drive.google.com/file/d/1AbC-d_9/view?usp=sharing', 'gdrive'],
])('%s leads to %s', (link, place) => {
  expect(deliveryPlace(link)).toBe(place);
});

test.each([
  undefined,
  '',
  'https://t.me',
  'https://t.me/',
  'http://t.me/dhara_bot/512',
  'javascript:alert(1)//https://t.me/x',
  'https://t.me.example/x',
  'https://t.me@evil.example/x',
  'https://t.me:8443/x',
  'https://evil.example/https://t.me/x',
  'https://T.me/x',
  'https://t.me/a b',
  'https://t.me/x\n',
  'https://t.me/বাংলা',
])('%j is no delivery link', (link) => {
  expect(deliveryPlace(link)).toBeNull();
});

test('every delivery link is an https address of one of the two hosts', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true }),
    fc.string().map((rest) => `https://t.me${rest}`),
    fc.string().map((rest) => `https://drive.google.com/${rest}`),
  );
  fc.assert(
    fc.property(text, (link) => {
      if (deliveryPlace(link) === null) return;
      const { protocol, host, username } = new URL(link);
      expect([protocol, username]).toEqual(['https:', '']);
      expect(['t.me', 'drive.google.com']).toContain(host);
    }),
  );
});
