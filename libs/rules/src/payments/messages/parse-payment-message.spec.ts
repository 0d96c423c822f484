import { expectProportionalTime } from '../../text/expect-proportional-time';
import { PAYMENT_METHODS } from '../methods/payment-methods';
import { METHOD_MESSAGES } from './method-messages';
import { METHOD_SAMPLES } from './method-samples';
import { MESSAGE_READ_LIMIT, parsePaymentMessage } from './parse-payment-message';
import { lineOf, readMessage } from './read-message';

describe.each(PAYMENT_METHODS)('messages of %s', (method) => {
  const { messages } = METHOD_SAMPLES[method];
  const { forms } = METHOD_MESSAGES[method];

  it.each(messages)('%j', (text, says) => {
    expect(parsePaymentMessage(method, text)).toEqual(says);
  });

  it('have one form at most, so that their order decides nothing', () => {
    for (const [text] of messages) {
      const line = lineOf(method, text);
      const matching = forms.filter(({ pattern }) => pattern.test(line));
      expect([text, matching.length <= 1]).toEqual([text, true]);
    }
  });

  it('show each form that is read', () => {
    const lines = messages.map(([text]) => lineOf(method, text));
    const unseen = forms.filter(({ pattern }) => !lines.some((line) => pattern.test(line)));
    expect(unseen.map(({ pattern }) => pattern.source)).toEqual([]);
  });

  it('are not read as those of another operator', () => {
    for (const other of PAYMENT_METHODS.filter((one) => one !== method)) {
      for (const [text] of messages) {
        expect(parsePaymentMessage(other, text)).toMatchObject({ kind: 'unparsed' });
      }
    }
  });
});

describe('a message longer than operators write', () => {
  const padded = (length: number) => {
    const text = METHOD_SAMPLES.bkash.messages[0]?.[0] ?? '';
    return text + ' '.repeat(length - text.length);
  };

  it('is not read, whatever it says', () => {
    expect(parsePaymentMessage('bkash', padded(MESSAGE_READ_LIMIT))).toMatchObject({
      kind: 'received',
    });
    expect(parsePaymentMessage('bkash', padded(MESSAGE_READ_LIMIT + 1))).toEqual({
      kind: 'unparsed',
      reason: 'too_long',
    });
  });
});

describe('reading takes time in proportion to the text', () => {
  const hostile = [
    ['blanks', '', ' '] as const,
    ['line feeds between letters', '', 'a\n'] as const,
    ...PAYMENT_METHODS.flatMap((method) => METHOD_SAMPLES[method].hostile),
  ];
  const readAll = (text: string) => PAYMENT_METHODS.map((method) => readMessage(method, text));

  it.each(hostile)('%s', (_what, head, unit) =>
    expectProportionalTime(
      readAll,
      (length) => `${head}${unit.repeat(Math.ceil((length - head.length) / unit.length))}x`,
    ),
  );

  it('and a text of 100,000 characters is not even begun', () => {
    expect(parsePaymentMessage('bkash', 'You have received '.repeat(6_000))).toMatchObject({
      reason: 'too_long',
    });
  });
});
