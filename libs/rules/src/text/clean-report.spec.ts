import { cleanReport } from './clean-report';

const clean = (text: string) => cleanReport(text, 200);

test.each([
  ['user 123456789 has no plan', 'user <id> has no plan'],
  ['mail to ana.b@example.com failed', 'mail to <mail> failed'],
  ['token eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIx bad', 'token <secret> bad'],
  ['peer 103.4.5.6 reset', 'peer <address> reset'],
  ['at https://a.example/x?code=SECRET#y:1', 'at https://a.example/x:1'],
  [`Unexpected token 'হ' in "my name"`, `Unexpected token '…' in "…"`],
  ['forged\r\nline\u0000', 'forged\nline'],
])('%s becomes %s', (text, cleaned) => {
  expect(clean(text).replace(' \n', '\n')).toBe(cleaned);
});

test('what tells which code failed stays', () => {
  const text = 'TypeError: x is undefined at draw (/assets/index-Ab12Cd34.js:12:3456)';
  expect(clean(text)).toBe(text);
});

test('the result is cut, and a secret that crosses the cut is not half shown', () => {
  const text = `${'a '.repeat(95)}${'S3cret'.repeat(20)}`;
  expect(clean(text).length).toBeLessThanOrEqual(200);
  expect(clean(text)).not.toContain('S3cretS3');
});

test('hostile texts end like harmless ones: what is beyond twice the limit is never read', () => {
  for (const text of [
    '"'.repeat(1e6),
    'a@'.repeat(5e5),
    '1.'.repeat(5e5),
    'https://'.repeat(1e5),
  ]) {
    expect(cleanReport(text, 1_000)).toBe(cleanReport(text.slice(0, 2_000), 1_000));
  }
});
