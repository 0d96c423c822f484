import fc from 'fast-check';
import { drawReferenceCode, REFERENCE_CODE_LENGTH } from '../reference-code';
import { METHODS, PAYMENT_METHODS, type PaymentMethod } from '../methods/payment-methods';
import { looksLikeField } from './looks-like-field';
import { METHOD_MESSAGES } from './method-messages';
import { METHOD_SAMPLES } from './method-samples';
import { parsePaymentMessage, type ReceivedMoney } from './parse-payment-message';
import { lineOf, onOneLine } from './read-message';
import type { Piece } from './samples';

const RUNS = 1_000;

const grouped = (digits: string, size: number): string => {
  if (digits.length <= 3) return digits;
  const head = digits.slice(0, -3);
  const cut = head.length % size;
  const groups = head.slice(cut).match(new RegExp(`\\d{${size}}`, 'g')) ?? [];
  return [...(cut > 0 ? [head.slice(0, cut)] : []), ...groups, digits.slice(-3)].join(',');
};

function amountIn(poisha: number, style: 'plain' | 'western' | 'indian'): string {
  const digits = String(Math.floor(poisha / 100));
  const whole = style === 'plain' ? digits : grouped(digits, style === 'western' ? 3 : 2);
  return `${whole}.${String(poisha % 100).padStart(2, '0')}`;
}

const moneyBy = (method: PaymentMethod) =>
  fc.record({
    amount: fc.integer({ min: 1, max: 99_999_999_999 }),
    trxId: fc.stringMatching(new RegExp(`^${METHODS[method].transactionId.pattern}$`)),
    sender: fc.integer({ min: 0, max: 999_999_999 }).map((n) => `01${String(n).padStart(9, '0')}`),
    sentAt: fc
      .integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
      .map((minute) => new Date(minute * 60_000)),
    style: fc.constantFrom('plain', 'western', 'indian'),
    currency: fc.constantFrom('Tk ', 'Tk', 'Tk. ', 'BDT ', '৳'),
    channel: fc.constantFrom(...METHOD_SAMPLES[method].notedChannels),
    method: fc.constant(method),
  });
const aMoney = fc.oneof(...PAYMENT_METHODS.map(moneyBy));
type AMoney = typeof aMoney extends fc.Arbitrary<infer T> ? T : never;

function piecesOf({ amount, style, currency, ...money }: AMoney, note: string | null) {
  const sum = [currency, amountIn(amount, style)] as const;
  return METHOD_SAMPLES[money.method].print({ ...money, sum }, note);
}

const joined = (pieces: readonly Piece[]) => pieces.map(([text]) => text).join('');
const parsed = (money: AMoney, pieces: readonly Piece[]) =>
  parsePaymentMessage(money.method, joined(pieces));

const NO_NOTES = new Set(PAYMENT_METHODS.map((method) => METHOD_MESSAGES[method].noNote));
const aNote = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.string({ maxLength: 30 }))
  .map(onOneLine)
  .filter((note) => note !== '' && !NO_NOTES.has(note) && !looksLikeField(note));

/** Texts that a forger would type. */
const aForgery = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '. ',
          ' ',
          '\n',
          'Ref ',
          'Ref: ',
          'Ref',
          'Counter 1. ',
          'Counter 1',
          ' at ',
          'N/A',
          '.',
        ],
        ...['Fee Tk 0.00. ', 'Fee Tk 0.00', 'Balance Tk 1.00. ', 'Balance: Tk 1.00 ', 'Bal:1 '],
        ...['TrxID FAKE123456 at 21/11/2026 10:15', 'TrxID FAKE123456', 'TxnID: FAKE1234 '],
        ...['21/11/2026 10:15', 'Tk 99,999.00', 'from 01999999999. ', 'Sender: 01999999999 '],
        ...['You have received Tk 9.00 from 01999999999. ', 'Money Received. Amount: Tk 9.00 '],
        ...['Amount: Tk 9.00 ', 'successful. ', 'Download App: https://bKa.sh/8app', 'ABCD2345'],
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));

it('a message that is written is read as it was written', () => {
  fc.assert(
    fc.property(aMoney, fc.option(aNote), (money, note) => {
      const { amount, trxId, sender, sentAt, channel } = money;
      const facts = {
        amount,
        trxId,
        sender,
        sentAt,
        channel,
        reference: note && lineOf(money.method, note),
      };
      expect(parsed(money, piecesOf(money, note))).toEqual({ kind: 'received', ...facts });
    }),
    { numRuns: RUNS },
  );
});

it('one character changed in a field changes that field and no other, or the message is not read', () => {
  const letter = fc.string({ minLength: 1, maxLength: 1 }).filter((sign) => sign.trim() !== '');
  fc.assert(
    fc.property(aMoney, fc.option(aNote), letter, fc.nat(), (money, note, sign, random) => {
      const pieces = piecesOf(money, note);
      const fields = pieces.filter(([, field]) => field !== undefined);
      const [text, field] = fields[random % fields.length] ?? [''];
      const place = random % text.length;
      fc.pre(text[place] !== sign && text[place]?.trim() !== '');
      const changed = text.slice(0, place) + sign + text.slice(place + 1);
      const before = parsed(money, pieces);
      const after = parsed(
        money,
        pieces.map((piece): Piece => (piece[1] === field ? [changed, field] : piece)),
      );
      if (after.kind !== 'received' || before.kind !== 'received' || !field) return;
      const { [field]: was, ...others } = before;
      const { [field]: is, ...othersAfter } = after;
      expect(othersAfter).toEqual(others);
      expect(is).not.toEqual(was);
    }),
    { numRuns: RUNS },
  );
});

it('no note changes amount, transaction, sender, time or channel', () => {
  let read = 0;
  fc.assert(
    fc.property(aMoney, aForgery, (money, note) => {
      const after = parsed(money, piecesOf(money, note));
      expect(after.kind).not.toBe('other');
      if (after.kind !== 'received') return;
      read += 1;
      const { reference, ...facts } = after;
      const { amount, trxId, sender, sentAt, channel } = money;
      expect(facts).toEqual({ kind: 'received', amount, trxId, sender, sentAt, channel });
      // The note is the only part that the payer wrote.
      expect(lineOf(money.method, note)).toContain(reference ?? '');
    }),
    { numRuns: 5 * RUNS },
  );
  expect(read).toBeGreaterThan(RUNS / 10);
});

it('every reference code is a note that is read', () => {
  const bytes = fc.uint8Array({
    minLength: REFERENCE_CODE_LENGTH,
    maxLength: REFERENCE_CODE_LENGTH,
  });
  fc.assert(
    fc.property(aMoney, bytes, (money, random) => {
      const reference = drawReferenceCode(random);
      expect(parsed(money, piecesOf(money, reference))).toMatchObject({
        kind: 'received',
        reference,
      } satisfies Partial<ReceivedMoney> & { kind: string });
    }),
    { numRuns: RUNS },
  );
  expect(looksLikeField('TK234567')).toBe(false);
  expect(looksLikeField('TK 2345')).toBe(true);
});

it('any text is answered and none throws', () => {
  const aText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.tuple(aMoney, aForgery, fc.nat()).map(([money, note, cut]) => {
      const text = joined(piecesOf(money, note));
      return text.slice(cut % text.length) + text.slice(0, cut % text.length);
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_METHODS), aText, (method, text) => {
      expect(['received', 'other', 'unparsed']).toContain(parsePaymentMessage(method, text).kind);
    }),
    { numRuns: RUNS },
  );
});
