import { PAYMENT_METHODS } from '../payment-status';
import { BKASH_FORMS } from './bkash-forms';
import { NAGAD_FORMS } from './nagad-forms';
import { MESSAGE_READ_LIMIT, parsePaymentMessage } from './parse-payment-message';
import { onOneLine, readMessage } from './read-message';
import { BKASH_SAMPLES } from './samples-bkash';
import { NAGAD_SAMPLES } from './samples-nagad';

const TABLES = { bkash: BKASH_SAMPLES, nagad: NAGAD_SAMPLES };
const FORMS = { bkash: BKASH_FORMS, nagad: NAGAD_FORMS };

describe.each(PAYMENT_METHODS)('messages of %s', (method) => {
  it.each(TABLES[method])('%j', (text, says) => {
    expect(parsePaymentMessage(method, text)).toEqual(says);
  });

  it('have one form at most, so that their order decides nothing', () => {
    for (const [text] of TABLES[method]) {
      const line = onOneLine(text);
      const forms = FORMS[method].filter(({ pattern }) => pattern.test(line));
      expect([text, forms.length <= 1]).toEqual([text, true]);
    }
  });

  it('show each form that is read', () => {
    const lines = TABLES[method].map(([text]) => onOneLine(text));
    const unseen = FORMS[method].filter(({ pattern }) => !lines.some((line) => pattern.test(line)));
    expect(unseen.map(({ pattern }) => pattern.source)).toEqual([]);
  });

  it('are not read as those of the other operator', () => {
    const other = method === 'bkash' ? 'nagad' : 'bkash';
    for (const [text] of TABLES[method]) {
      expect(parsePaymentMessage(other, text)).toMatchObject({ kind: 'unparsed' });
    }
  });
});

describe('a message longer than operators write', () => {
  const padded = (length: number) => {
    const text = BKASH_SAMPLES[0]?.[0] ?? '';
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

// Texts of equal length must take equal time, in long pieces or in short ones. Quadratic time
// would make the long pieces about twenty times slower.
describe('reading takes time in proportion to the text', () => {
  const SHORT = 5_000;
  const LONG = 100_000;
  const AMOUNT = 1_000_000;
  const TOO_LONG_MS = 2_000;
  const END = 'Fee Tk 0.00. Balance Tk 1.00. TrxID FAKE123456 at 21/11/2026 10:1';
  const HEAD = 'You have received Tk 1,500.00 from 01711000001. Ref ';
  const NAGAD = 'Money Received. Amount: Tk 1200.00 Sender: 01811000001 Ref: ';
  const hostile: readonly (readonly [string, string, string])[] = [
    ['blanks', '', ' '],
    ['line feeds between letters', '', 'a\n'],
    ['a note of full stops', HEAD, '. '],
    ['a note of ends that are cut', HEAD, `x. ${END}. `],
    ['a note of labels', HEAD, 'Fee Fee: Tk Tk. '],
    ['a note of fee and dots', HEAD, '.'],
    ['a note of Nagad ends', NAGAD, 'TxnID: FAKE1234 Balance: Tk 1.00 21/11/2026 10:1 '],
    ['digits and commas', 'You have received Tk ', '1,'],
    ['a merchant without end', 'Payment of Tk 1.00 to ', 'x is successful. '],
    ['a bill without end', 'Bill successfully paid. Biller: ', ' Amount: Tk 1.00 Fee: Tk 1.00 '],
    ['a code with a tail', 'Your bKash verification code is 123456. ', 'trx trx i '],
    ['a refund without end', 'Refund from ', 'x Amount: Tk 1.00 Trnx'],
  ];
  const measure = (head: string, unit: string, length: number): number => {
    const text = `${head}${unit.repeat(Math.ceil((length - head.length) / unit.length))}x`;
    // Take the fastest of three runs: other load on the machine only adds time.
    let best = Infinity;
    for (let round = 0; round < 3; round += 1) {
      const start = Date.now();
      for (let done = 0; done < AMOUNT && Date.now() - start < TOO_LONG_MS; done += length) {
        for (const method of PAYMENT_METHODS) readMessage(method, text);
      }
      best = Math.min(best, Date.now() - start);
      if (best > TOO_LONG_MS) break;
    }
    return best;
  };

  it.each(hostile)('%s', (_what, head, unit) => {
    const short = measure(head, unit, SHORT);
    // Add a few milliseconds for times that are too short to measure.
    expect(measure(head, unit, LONG)).toBeLessThan(5 * short + 15);
  });

  it('and a text of 100,000 characters is not even begun', () => {
    expect(parsePaymentMessage('bkash', HEAD.repeat(2_000))).toMatchObject({ reason: 'too_long' });
  });
});
