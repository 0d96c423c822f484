import type { PaymentMethod, PaymentStatus, SuggestedClaim, SuggestionCause } from '@portal/rules';
import { defineCall } from '../http/call';
import type { PageQuery, PaginationView, TimeSortQuery } from '../http/page';
import type { PaymentFilterQuery } from './admin-payments';
import type { PaymentOutcome } from './bot-payments';

/** Kinds of money and messages that wait for a decision. */
export const INBOX_KINDS = ['unmatched', 'late', 'mismatched', 'unparsed'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** An order as the inbox shows it. */
export interface InboxOrder {
  ref_code: string;
  userId: number;
  /** Empty when the account was deleted. */
  name: string;
  planName: string;
  /** Days and videos that a grant of the order adds. */
  days: number;
  videos: number;
  /** To be paid, in BDT. */
  amount: number;
  method: PaymentMethod | null;
  status: PaymentStatus;
  createdAt: string;
}

/** An order that money can be matched to. */
export interface InboxMatch extends InboxOrder {
  /** Effect of the match: only `completed` grants the plan; the others need another decision. */
  outcome: Exclude<PaymentOutcome, 'unmatched'>;
}

/** An order that this money may belong to. */
export interface InboxSuggestion extends InboxMatch {
  cause: SuggestionCause;
  /** What the payer typed with the transaction id; null when nobody typed that id for this order. */
  claim: SuggestedClaim | null;
}

/** One item of the inbox. */
export interface InboxItem {
  /** Id of the receipt or the message; for late and mismatched money the order's reference code. */
  _id: string;
  kind: InboxKind;
  /** When it was paid, or reported if that is unknown; ISO 8601 UTC. */
  at: string;
  method: PaymentMethod | null;
  /** BDT; null for a message that was not parsed. */
  amount: number | null;
  trxId: string | null;
  /** The payer's number. */
  sender: string | null;
  /** The payer's note. */
  reference: string | null;
  /** Text that says why it waits. */
  reason: string;
  /** The order of late and mismatched money; otherwise null. */
  order: InboxOrder | null;
  /** Best suggestion first; only for money without an order. */
  suggestions: InboxSuggestion[];
  /** Text of an unparsed message; otherwise null. */
  text: string | null;
}

/** Answer of listPaymentInbox. */
export interface ListPaymentInboxResponse {
  items: InboxItem[];
  /** The kind of the items. */
  kind?: InboxKind;
  pagination: PaginationView;
  /** Number of items of each kind that pass the filter; days are those of the payment. */
  counts: Record<InboxKind, number>;
  /** IANA time zone of the service. */
  timeZone?: string;
}

/** Query of listPaymentInbox: 15 items per page without a limit, at most 25. */
export interface ListPaymentInboxQuery extends PageQuery, TimeSortQuery, PaymentFilterQuery {
  /** The first kind with items when absent. */
  kind?: InboxKind;
}

/**
 * Lists money and messages of one kind that wait for a decision. Also counts the items of each kind. Sorted
 * oldest first.
 */
export const listPaymentInbox = defineCall<void, ListPaymentInboxResponse, ListPaymentInboxQuery>()(
  'GET',
  '/api/admin/payment-inbox',
);

/** Shows the order of a reference code, and the effect of matching the money now. Changes nothing. */
export const previewMatch = defineCall<void, { order: InboxMatch }>()(
  'GET',
  '/api/admin/payment-inbox/receipts/:receiptId/match/:refCode',
);

/** Matches money to an order. The rules of the order decide the effect, which previewMatch shows before. */
export const matchReceipt = defineCall<{ refCode: string }, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/receipts/:receiptId/match',
);

/** Why an administrator dismisses money or a message: 3 to 200 characters. */
export interface DismissRequest {
  reason: string;
}

/** Dismisses money without an order. It leaves the inbox. */
export const dismissReceipt = defineCall<DismissRequest, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/receipts/:receiptId/dismiss',
);

/** Grants the plan of an order whose money was late or in another amount. */
export const grantOrder = defineCall<Partial<DismissRequest>, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/orders/:refCode/grant',
);

/** Dismisses the late or wrong money of an order. The order does not change. */
export const dismissOrder = defineCall<DismissRequest, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/orders/:refCode/dismiss',
);

/** Dismisses a message that could not be parsed. */
export const dismissMessage = defineCall<DismissRequest, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/messages/:messageId/dismiss',
);
