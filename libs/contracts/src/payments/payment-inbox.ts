import type { PaymentMethod, PaymentStatus } from '@portal/rules';
import { defineCall } from '../http/call';
import type { PaginationView } from '../http/page';

/** What waits for a decision about money (design §6). */
export const INBOX_KINDS = ['unmatched', 'late', 'mismatched', 'unparsed'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** An order that this money may be for, the best guess first. */
export interface InboxSuggestion {
  ref_code: string;
  userId: number;
  name: string;
  planName: string;
  /** BDT. */
  amount: number;
  status: PaymentStatus;
  createdAt: string;
  /** Why it is suggested: 'same amount', 'typed this transaction id', 'similar reference', ... */
  why: string;
}

/** One item of the inbox. */
export interface InboxItem {
  /** Receipt, order or message, by kind. */
  _id: string;
  kind: InboxKind;
  /** ISO 8601 UTC, when it was paid, else reported. */
  at: string;
  method: PaymentMethod;
  /** BDT; null for a message that could not be read. */
  amount: number | null;
  trxId: string | null;
  sender: string | null;
  reference: string | null;
  /** Why it waits, in words. */
  reason: string;
  /** Order it belongs to, of late and mismatched money. */
  order: InboxSuggestion | null;
  suggestions: InboxSuggestion[];
  /** The operator's message; only of unparsed ones. */
  text: string | null;
}

/** Items of one kind, oldest first, with the number of each kind: `?kind=&page=&limit=`. */
export const listPaymentInbox = defineCall<
  void,
  { items: InboxItem[]; pagination: PaginationView; counts: Record<InboxKind, number> }
>()('GET', '/api/admin/payment-inbox');

/** Gives unmatched money to an order; the order's rules hold (design §6). */
export const matchReceipt = defineCall<{ refCode: string }, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/receipts/:receiptId/match',
);

/** Puts unmatched money aside, with a reason of 3 to 200 characters. */
export const dismissReceipt = defineCall<{ reason: string }, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/receipts/:receiptId/dismiss',
);

/** Grants the plan of an order whose money came late or in another amount. */
export const grantOrder = defineCall<{ reason?: string }, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/orders/:refCode/grant',
);

/** Leaves such an order as it is, with a reason. */
export const dismissOrder = defineCall<{ reason: string }, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/orders/:refCode/dismiss',
);

/** Puts a message aside that could not be read, with a reason. */
export const dismissMessage = defineCall<{ reason: string }, { message: string }>()(
  'POST',
  '/api/admin/payment-inbox/messages/:messageId/dismiss',
);
