import type { PaymentMethod } from '../methods/payment-methods';
import type { ParsedMessage } from './parsed-message';
import { readMessage } from './read-message';

export type * from './parsed-message';

/** Maximum length of a parsed message, in UTF-16 units; real messages have about a third of it. */
export const MESSAGE_READ_LIMIT = 1_000;

/**
 * Parses an operator's message. The whole text must match a known form; nothing is guessed. Takes linear
 * time.
 */
export function parsePaymentMessage(method: PaymentMethod, text: string): ParsedMessage {
  if (text.length > MESSAGE_READ_LIMIT) return { kind: 'unparsed', reason: 'too_long' };
  return readMessage(method, text);
}
