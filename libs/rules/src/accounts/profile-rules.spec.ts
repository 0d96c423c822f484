import { looksLikeEmail, MAX_EMAIL_LENGTH } from './profile-rules';

test.each(['n@example.com', 'first.last+films@mail.example.co', 'নুসরাত@উদাহরণ.বাংলা', ''])(
  '%j can be sent as an email address',
  (text) => expect(looksLikeEmail(text)).toBe(true),
);

test.each(['n', 'n@', '@example.com', 'n@example', 'n @example.com', 'n@a@b.c', 'n@example.'])(
  '%j cannot be an email address',
  (text) => expect(looksLikeEmail(text)).toBe(false),
);

test('an address that no mail server accepts is refused', () => {
  expect(looksLikeEmail(`n@${'e'.repeat(MAX_EMAIL_LENGTH)}.com`)).toBe(false);
});
