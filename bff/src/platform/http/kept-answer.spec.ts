import { inEnvelope, keepText, keptTextOf } from './kept-answer';

it('the text of a kept answer is that of its envelope, in UTF-8', () => {
  const answer = keepText({ name: 'ধারা' });
  expect(keptTextOf(answer)?.toString('utf8')).toBe('{"success":true,"name":"ধারা"}');
});

it('an equal answer that was not kept has no text', () => {
  keepText({ name: 'a' });
  expect(keptTextOf({ name: 'a' })).toBeUndefined();
});

it('an answer without a payload is the envelope alone', () => {
  expect(inEnvelope(undefined)).toEqual({ success: true });
});
