import type { InboxItem, InboxMatch, InboxOrder, InboxSuggestion } from '@portal/contracts';
import { hidePayerNumbers, isPayable, maskBearerValue, toBdt } from '@portal/rules';
import type { PaymentMessage } from '../../domain/payment-messages/payment-message';
import { paidOrOrderedAt, type PaymentOrder } from '../../domain/payments/orders/payment-order';
import type { MatchPreview } from '../../domain/payments/settlement/settlement.service';
import type {
  Suggestion,
  UndecidedOrder,
  UnmatchedReceipt,
} from '../../domain/payments/review/waiting-money.service';
import type { BearerReader } from '../../platform/security/bearer-reader';
import { messageWords, NOT_LOOKED_AT, RECEIPT_WORDS, undecidedWords } from './waiting-words';

type Names = ReadonlyMap<number, string>;

/** Reader and time for the presentation of orders. */
export interface Sight {
  readonly names: Names;
  readonly reader: BearerReader;
  readonly now: Date;
}

/** Money without an order. */
export function presentReceipt(
  { receipt, suggestions }: UnmatchedReceipt,
  sight: Sight,
): InboxItem {
  return {
    _id: receipt.id,
    kind: 'unmatched',
    at: receipt.paidAt.toISOString(),
    method: receipt.method,
    amount: toBdt(receipt.amount),
    trxId: receipt.trxId,
    sender: withNumbers(receipt.sender, sight.reader),
    reference: withNumbers(receipt.reference, sight.reader),
    reason: receipt.reason === null ? NOT_LOOKED_AT : RECEIPT_WORDS[receipt.reason],
    order: null,
    suggestions: suggestions.flatMap((one) => presentSuggestion(one, sight)),
    text: null,
  };
}

/** An order with money that waits for a decision. */
export function presentUndecided(undecided: UndecidedOrder, sight: Sight): InboxItem {
  const { order, receipt } = undecided;
  return {
    _id: order.ref_code,
    kind: order.late === null ? 'mismatched' : 'late',
    at: paidOrOrderedAt(order).toISOString(),
    method: receipt?.method ?? order.method,
    amount: order.received_amount === null ? null : toBdt(order.received_amount),
    trxId: order.trx_id,
    sender: withNumbers(receipt?.sender ?? null, sight.reader),
    reference: withNumbers(receipt?.reference ?? null, sight.reader),
    reason: undecidedWords(undecided),
    order: presentOrder(order, sight),
    suggestions: [],
    text: null,
  };
}

/** A message that could not be read. */
export function presentMessage(message: PaymentMessage, reader: BearerReader): InboxItem {
  return {
    ...{ _id: message.id, kind: 'unparsed', at: message.receivedAt.toISOString() },
    ...{ method: message.method, amount: null, trxId: null, sender: null, reference: null },
    ...{ reason: messageWords(message.result), order: null, suggestions: [] },
    text: withNumbers(message.text, reader),
  };
}

/** Deciders about money may read codes of payable orders and payers' numbers, and nobody else. */
const decides = (reader: BearerReader): boolean => reader.seesWhole('reference-code');

/** A text with the payers' numbers in it as the reader may read them. */
const withNumbers = (text: string | null, reader: BearerReader): string | null =>
  text === null || decides(reader) ? text : hidePayerNumbers(text);

function presentOrder(order: PaymentOrder, { names, reader, now }: Sight): InboxOrder {
  return {
    ref_code: reader.show('reference-code', order.ref_code, isPayable(order, now)),
    userId: order.userId,
    name: names.get(order.userId) ?? '',
    planName: order.plan.name,
    days: order.plan.days,
    videos: order.plan.videos,
    amount: toBdt(order.amount),
    method: order.method,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
  };
}

function presentSuggestion(
  { order, cause, claim, settlement }: Suggestion,
  sight: Sight,
): InboxSuggestion[] {
  if (settlement === 'closed') return [];
  return [{ ...presentMatch({ order, settlement }, sight), cause, claim: shown(claim, sight) }];
}

/** Digits that fit are the end of the payer's number. */
function shown(claim: Suggestion['claim'], { reader }: Sight): Suggestion['claim'] {
  if (!claim?.digits || decides(reader)) return claim;
  return { ...claim, digits: maskBearerValue(claim.digits) };
}

/** An order with the outcome that matching the money would have. */
export function presentMatch(
  { order, settlement }: Pick<MatchPreview, 'order' | 'settlement'>,
  sight: Sight,
): InboxMatch {
  return { ...presentOrder(order, sight), outcome: settlement };
}
