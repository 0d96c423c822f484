import type { PaymentMethod } from '../methods/payment-methods';
import { withAsciiDigits } from '../sender-digits';
import { looksLikeField, namesTransaction } from './looks-like-field';
import type { MessageForm, MethodMessages } from './message-grammar';
import { poishaOf } from './message-values';
import { METHOD_MESSAGES } from './method-messages';
import type { ParsedMessage } from './parsed-message';

const DOUBTFUL: ParsedMessage = { kind: 'unparsed', reason: 'doubtful' };

type Groups = Readonly<Record<string, string | undefined>>;

/** Parses a message of any length; see parsePaymentMessage. */
export function readMessage(method: PaymentMethod, text: string): ParsedMessage {
  const messages = METHOD_MESSAGES[method];
  const line = lineOf(method, text);
  for (const { pattern, meaning } of messages.forms) {
    const match = pattern.exec(line);
    if (match) return understand(messages, meaning, match.groups ?? {});
  }
  return { kind: 'unparsed', reason: 'unknown_form' };
}

/** The text as the forms of a service match it. */
export function lineOf(method: PaymentMethod, text: string): string {
  const line = onOneLine(text);
  return METHOD_MESSAGES[method].hasBanglaDigits ? withAsciiDigits(line) : line;
}

/** Replaces all white space by single spaces; some phones forward messages in this form. */
export function onOneLine(text: string): string {
  return text.trim().replace(/ \s+|[^\S ]\s*/gu, ' ');
}

function understand(
  { noNote, readTime }: MethodMessages,
  meaning: MessageForm['meaning'],
  groups: Groups,
): ParsedMessage {
  const { amount: printed = '', trxId = '', note = '', free = '', time } = groups;
  const sentAt = time === undefined ? null : readTime(time);
  const amount = poishaOf(printed);
  if (hasBadSum(groups) || (time !== undefined && !sentAt) || looksLikeField(note)) return DOUBTFUL;
  if (namesTransaction(free)) return DOUBTFUL;
  if (meaning.kind === 'other') return meaning;
  if (!amount || !sentAt) return DOUBTFUL;
  const typed = note.trim();
  const reference = typed === '' || typed === noNote ? null : typed;
  return { ...meaning, amount, trxId, reference, sender: groups['sender'] ?? null, sentAt };
}

function hasBadSum(groups: Groups): boolean {
  return ['amount', 'fee', 'laterFee', 'balance'].some((name) => {
    const printed = groups[name];
    return printed !== undefined && poishaOf(printed) === null;
  });
}
