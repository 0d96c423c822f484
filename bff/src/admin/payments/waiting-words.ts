import { toBdt } from '@portal/rules';
import type { MessageResult } from '../../domain/payment-messages/payment-message';
import type { ReceiptReason } from '../../domain/payments/settlement/payment-receipt';
import type { UndecidedOrder } from '../../domain/payments/review/waiting-money.service';

/** Text for each reason why money without an order waits. */
export const RECEIPT_WORDS: Readonly<Record<ReceiptReason, string>> = {
  no_reference: 'The note has no reference code.',
  unknown_reference: 'No order has the reference code of the note.',
  contested: 'Several orders claim this transaction ID.',
  sender_unknown:
    'The transaction ID was typed, but the report has no sender number to compare the digits with.',
  sender_differs:
    'The transaction ID was typed, but without the right last digits of the paying number.',
  paid_long_before: 'Paid more than a day before its order was created.',
  account_frozen: 'The account of the order is frozen.',
  account_deleted: 'The account of the order was deleted.',
  order_closed: 'The order of the note is closed or has other money.',
  offer_used: 'The offer of the order was used before.',
};

/** Text for money that no settlement has processed yet. */
export const NOT_LOOKED_AT = 'It was just reported.';

/** Text of the reason why the money of an order waits. */
export function undecidedWords({ order, receipt }: UndecidedOrder): string {
  const { late, amount, received_amount: received, receivedAt, expiresAt } = order;
  if (late === null) {
    if (received !== amount) return `Paid ${bdt(received ?? 0)} of ${bdt(amount)} BDT.`;
    return 'Paid by another method, in another currency, or to a number that is not ours.';
  }
  if (receipt?.reason === 'offer_used') return RECEIPT_WORDS.offer_used;
  const paidTooLate = receivedAt !== null && receivedAt.getTime() >= expiresAt.getTime();
  return paidTooLate
    ? 'Paid after the order had ended.'
    : 'Reported long after the order had ended.';
}

/** Text of the reason why a message could not be parsed. */
export function messageWords(result: MessageResult | null): string {
  switch (result?.reason) {
    case 'too_long':
      return 'It is too long for an operator’s message.';
    case 'doubtful':
      return 'Part of it is not plausible.';
    case 'failed':
      return 'Its payment could not be recorded.';
    default:
      return 'Its format is unknown.';
  }
}

const bdt = (poisha: number): string =>
  toBdt(poisha).toLocaleString('en-US', { maximumFractionDigits: 2 });
