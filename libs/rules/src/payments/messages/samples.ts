import type { ParsedMessage, ReceivedMoney } from './parsed-message';

/** A message and its expected parse result. */
export type Sample = readonly [text: string, says: ParsedMessage];

export const taken = (money: ReceivedMoney): ParsedMessage => ({ kind: 'received', ...money });
export const outgoing: ParsedMessage = { kind: 'other', what: 'outgoing' };
export const unknown: ParsedMessage = { kind: 'unparsed', reason: 'unknown_form' };
export const doubtful: ParsedMessage = { kind: 'unparsed', reason: 'doubtful' };
