import type { PaymentMethodRecord } from '../methods/payment-method';
import type { OtherMessage, PaymentChannel } from './parsed-message';

/** The complete form of one message. The named groups are the parts below. */
export interface MessageForm {
  /** Matches the whole text, after white space was reduced to single spaces. */
  readonly pattern: RegExp;
  readonly meaning:
    | { readonly kind: 'received'; readonly channel: PaymentChannel }
    | { readonly kind: 'other'; readonly what: OtherMessage };
}

/** How the messages of one service are read. */
export interface MethodMessages {
  /** Senders of the messages, as phones show them. */
  readonly senders: readonly string[];
  readonly forms: readonly MessageForm[];
  /** What stands in place of the note when the payer wrote none. */
  readonly noNote: string;
  /** Reads the printed time; null when there is no such time. */
  readonly readTime: (printed: string) => Date | null;
  /** Whether Bangla digits of a message are read as the same digits of English. */
  readonly hasBanglaDigits: boolean;
}

const CURRENCY = '(?:Tk\\.?|BDT|৳)';
const DIGITS = '[\\d,]{1,15}(?:\\.\\d{1,2})?';

/** An amount with its currency. Commas are checked later, so the pattern needs no nested groups. */
export const sum = (name: string): string => `${CURRENCY} ?(?<${name}>${DIGITS})`;

/** An amount with or without its currency. */
export const bareSum = (name: string): string => `(?:${CURRENCY} ?)?(?<${name}>${DIGITS})`;

/** A mobile number: the country prefix is optional, and digits may be masked. */
export const NUMBER = '(?:\\+?88)?(?<sender>01[\\dXx*]{9})';

/** A bank or a company. No full stop, so that the match cannot reach into the next sentence. */
export const NAME = "(?<name>[A-Za-z][A-Za-z0-9 &'()/-]{1,59})";

/** The payer's note: any text, matched lazily. looksLikeField checks it. */
export const NOTE = '(?<note>.*?)';

/** Other text, not used. It must not name a transaction: it may contain another message. */
export const FREE = '(?<free>.*?)';

/** The id of the payment, in the service's own shape. */
export const transactionOf = ({ transactionId }: PaymentMethodRecord): string =>
  `(?<trxId>${transactionId.pattern})`;

export const TIME = '(?<time>\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2})';

const form = (parts: readonly string[], meaning: MessageForm['meaning']): MessageForm => ({
  pattern: new RegExp(`^${parts.join('')}$`, 'u'),
  meaning,
});

/** The form of a message about received money. */
export const received = (channel: PaymentChannel, ...parts: string[]): MessageForm =>
  form(parts, { kind: 'received', channel });

/** The form of any other message. */
export const other = (what: OtherMessage, ...parts: string[]): MessageForm =>
  form(parts, { kind: 'other', what });
