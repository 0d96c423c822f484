import type { OtherMessage, PaymentChannel } from './parsed-message';

/** The whole form of one message. Named groups: see the parts below. */
export interface MessageForm {
  /** Matches the text from its first to its last character, blanks made single. */
  readonly pattern: RegExp;
  readonly meaning:
    | { readonly kind: 'received'; readonly channel: PaymentChannel }
    | { readonly kind: 'other'; readonly what: OtherMessage };
}

const CURRENCY = '(?:Tk\\.?|BDT|৳)';
const DIGITS = '[\\d,]{1,15}(?:\\.\\d{1,2})?';

/** A sum with its currency. Commas are checked afterwards, which keeps the pattern free of nesting. */
export const sum = (name: string): string => `${CURRENCY} ?(?<${name}>${DIGITS})`;

/** A sum that may lack its currency. */
export const bareSum = (name: string): string => `(?:${CURRENCY} ?)?(?<${name}>${DIGITS})`;

/** A mobile number, maybe with the country's prefix, maybe masked. */
export const NUMBER = '(?:\\+?88)?(?<sender>01[\\dXx*]{9})';

/** A bank or a company; no full stop, so that it cannot run on into the next sentence. */
export const NAME = "(?<name>[A-Za-z][A-Za-z0-9 &'()/-]{1,59})";

/** The payer's note: anything, as short as what follows allows. Checked by looksLikeField. */
export const NOTE = '(?<note>.*?)';

/** Other text of no interest. Must not name a transaction, for another message may hide in it. */
export const FREE = '(?<free>.*?)';

export const TRANSACTION = '(?<trxId>[A-Z0-9]{8,12})';
export const TIME = '(?<time>\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2})';

const form = (parts: readonly string[], meaning: MessageForm['meaning']): MessageForm => ({
  pattern: new RegExp(`^${parts.join('')}$`, 'u'),
  meaning,
});

/** The form of a message about money that came. */
export const received = (channel: PaymentChannel, ...parts: string[]): MessageForm =>
  form(parts, { kind: 'received', channel });

/** The form of any other message. */
export const other = (what: OtherMessage, ...parts: string[]): MessageForm =>
  form(parts, { kind: 'other', what });
