import type { PaymentMethod, PaymentStatus, SuggestedClaim, SuggestionCause } from '@portal/rules';
import { defineCall } from '../http/call';
import type { PaginationView } from '../http/page';
import type { PaymentOutcome } from './bot-payments';

/** Kinds of money and messages that wait for a decision. */
export const INBOX_KINDS = ['unmatched', 'late', 'mismatched', 'unparsed'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** An order as the inbox shows it. */
export interface InboxOrder {
  ref_code: string;
  userId: number;
  /** Empty when the account is gone. */
  name: string;
  planName: string;
  /** Days and videos that granting it adds. */
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
  /** Effect of matching: only `completed` grants the plan; the others wait for another decision. */
  outcome: Exclude<PaymentOutcome, 'unmatched'>;
}

/** An order that this money may be for. */
export interface InboxSuggestion extends InboxMatch {
  cause: SuggestionCause;
  /** What its payer typed along with the transaction id; null when nobody typed that id for it. */
  claim: SuggestedClaim | null;
}

/** One item of the inbox. */
export interface InboxItem {
  /** Id of the receipt or the message; of late and mismatched money the order's reference code. */
  _id: string;
  kind: InboxKind;
  /** ISO 8601 UTC, when it was paid, else reported. */
  at: string;
  method: PaymentMethod | null;
  /** BDT; null for a message that could not be read. */
  amount: number | null;
  trxId: string | null;
  /** The payer's number. */
  sender: string | null;
  /** The payer's note. */
  reference: string | null;
  /** Why it waits, in words. */
  reason: string;
  /** Order it belongs to, of late and mismatched money. */
  order: InboxOrder | null;
  /** Best suggestion first; only for money without an order. */
  suggestions: InboxSuggestion[];
  /** The operator's message; only of unparsed ones. */
  text: string | null;
}

/** Answer of listPaymentInbox. */
export interface ListPaymentInboxResponse {
  items: InboxItem[];
  pagination: PaginationView;
  counts: Record<InboxKind, number>;
}

/**
 * Items of one kind with the number of each kind: `?kind=&page=&limit=`. Money is oldest first, messages
 * are newest first.
 */
export const listPaymentInbox = defineCall<void, ListPaymentInboxResponse>()(
  'GET',
  '/api/admin/payment-inbox',
);

/** The order of a typed reference code and the effect of matching the money now; changes nothing. */
export const previewMatch = defineCall<void, { order: InboxMatch }>()(
  'GET',
  '/api/admin/payment-inbox/receipts/:receiptId/match/:refCode',
);

/** Matches money to an order, by the rules of the order. */
export const matchReceipt = defineCall<{ refCode: string }, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/receipts/:receiptId/match',
);

/** Why an administrator leaves money or a message as it is: 3 to 200 characters. */
export interface DismissRequest {
  reason: string;
}

/** Dismisses unmatched money. */
export const dismissReceipt = defineCall<DismissRequest, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/receipts/:receiptId/dismiss',
);

/** Grants the plan of an order whose money came late or in another amount. */
export const grantOrder = defineCall<Partial<DismissRequest>, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/orders/:refCode/grant',
);

/** Leaves such an order as it is. */
export const dismissOrder = defineCall<DismissRequest, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/orders/:refCode/dismiss',
);

/** Dismisses a message that could not be parsed. */
export const dismissMessage = defineCall<DismissRequest, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/messages/:messageId/dismiss',
);
