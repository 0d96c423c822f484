import type { PaymentMethod } from '../payment-status';
import type { ParsedMessage } from './parsed-message';
import { readMessage } from './read-message';

export type * from './parsed-message';

/** Longest message that is read, in UTF-16 units; operators write a third of it. */
export const MESSAGE_READ_LIMIT = 1_000;

/**
 * What an operator's message says. It is read whole or not at all: each character has its place in a
 * known form, and nothing is guessed. Takes time in proportion to the text.
 */
export function parsePaymentMessage(method: PaymentMethod, text: string): ParsedMessage {
  if (text.length > MESSAGE_READ_LIMIT) return { kind: 'unparsed', reason: 'too_long' };
  return readMessage(method, text);
}
