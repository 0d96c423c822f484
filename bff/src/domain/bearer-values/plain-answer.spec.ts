import { keptTextOf } from '../../platform/http/kept-answer';
import { keepPlainText } from './plain-answer';

it('the text of an answer without a word that may be a code is made once', () => {
  const answer = keepPlainText({ batches: [{ name: 'Eid', made: 3, author: null }] });
  expect(keptTextOf(answer)?.toString()).toBe(
    '{"success":true,"batches":[{"name":"Eid","made":3,"author":null}]}',
  );
});

it.each(['see LFKLC6LZ', 'K7M2P9QXW4TDH3AB'])(
  'an answer with %p is masked for each reader, so its text is not kept',
  (reason) => {
    const answer = { actions: [{ at: '2031-05-01T01:00:00.000Z', reason }] };
    expect(keepPlainText(answer)).toBe(answer);
    expect(keptTextOf(answer)).toBeUndefined();
  },
);
