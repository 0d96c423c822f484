import type { PaymentMethod } from '../payment-status';
import { BKASH_FORMS } from './bkash-forms';
import { looksLikeField, namesTransaction } from './looks-like-field';
import type { MessageForm } from './message-grammar';
import { poishaOf, sentAtOf } from './message-values';
import { NAGAD_FORMS } from './nagad-forms';
import type { ParsedMessage } from './parsed-message';

const FORMS: Readonly<Record<PaymentMethod, readonly MessageForm[]>> = {
  bkash: BKASH_FORMS,
  nagad: NAGAD_FORMS,
};

const DOUBTFUL: ParsedMessage = { kind: 'unparsed', reason: 'doubtful' };

/** Nagad's text for "no note". */
const NO_NOTE = 'N/A';

type Groups = Readonly<Record<string, string | undefined>>;

/** Parses a message of any length; see parsePaymentMessage. */
export function readMessage(method: PaymentMethod, text: string): ParsedMessage {
  const line = onOneLine(text);
  for (const { pattern, meaning } of FORMS[method]) {
    const match = pattern.exec(line);
    if (match) return understand(meaning, match.groups ?? {});
  }
  return { kind: 'unparsed', reason: 'unknown_form' };
}

/** Replaces all white space by single spaces; some phones forward messages in this form. */
export function onOneLine(text: string): string {
  return text.trim().replace(/ \s+|[^\S ]\s*/gu, ' ');
}

function understand(meaning: MessageForm['meaning'], groups: Groups): ParsedMessage {
  const { amount: printed = '', trxId = '', note = '', free = '', time } = groups;
  const sentAt = time === undefined ? null : sentAtOf(time);
  const amount = poishaOf(printed);
  if (hasBadSum(groups) || (time !== undefined && !sentAt) || looksLikeField(note)) return DOUBTFUL;
  if (namesTransaction(free)) return DOUBTFUL;
  if (meaning.kind === 'other') return meaning;
  if (!amount || !sentAt) return DOUBTFUL;
  const typed = note.trim();
  const reference = typed === '' || typed === NO_NOTE ? null : typed;
  return { ...meaning, amount, trxId, reference, sender: groups['sender'] ?? null, sentAt };
}

function hasBadSum(groups: Groups): boolean {
  return ['amount', 'fee', 'laterFee', 'balance'].some((name) => {
    const printed = groups[name];
    return printed !== undefined && poishaOf(printed) === null;
  });
}
