import type { PaymentMethod, PaymentStatus } from '@portal/rules';
import type { TagCountView } from '../accounts/notes';
import type { BulkAction } from '../bulk-actions/bulk-action';
import { defineCall } from '../http/call';

/** A payment that a search found: an order, or reported money without one. */
export interface FoundPayment {
  /** Opens its record (getPayment). */
  _id: string;
  /** Null for money without an order. */
  userId: number | null;
  /** Empty without an order, or when the account was deleted. */
  userName: string;
  /** Masked for roles that may not grant, while the order can be paid; null for money without an order. */
  ref_code: string | null;
  trx_id: string | null;
  /** In BDT: received, or wanted when nothing was received. */
  amount: number;
  method: PaymentMethod | null;
  /** Null for money without an order. */
  status: PaymentStatus | null;
}

/** A redeem code that a search found. */
export interface FoundCode {
  redeem_code: string;
  is_used: boolean;
  days: number;
  videos: number;
}

/** A special offer that a search found by its code. */
export interface FoundOffer {
  userId: number;
  userName: string;
  code: string;
}

/** A bulk action that a search found. */
export interface FoundBulkAction {
  /** Opens it (getBulkAction). */
  _id: string;
  action: BulkAction;
  /** Name of the administrator who planned it. */
  actor: string;
  /** Number of users. */
  total: number;
  /** ISO 8601 UTC. */
  startedAt: string;
}

/** A broadcast that a search found. */
export interface FoundBroadcast {
  _id: string;
  text: string;
  /** Name of the administrator who sent it; null when it is not known any more. */
  author: string | null;
  /** ISO 8601 UTC. */
  createdAt: string;
}

/**
 * Answer of findRecords; of each kind at most 5, exact matches first. The last four are absent in answers of
 * earlier versions.
 */
export interface FindRecordsResponse {
  payments: FoundPayment[];
  codes: FoundCode[];
  offers: FoundOffer[];
  /** Names of batches of redeem codes. */
  batches?: string[];
  /** Empty for roles without the permission `bulk`. */
  bulkActions?: FoundBulkAction[];
  broadcasts?: FoundBroadcast[];
  tags?: TagCountView[];
}

/**
 * Finds payments, redeem codes and their batches, offers, tags, bulk actions and broadcasts. Payments are found by
 * transaction id, reference code or payer's number, codes and offers by code, batches and tags by name, the
 * others by text, id or administrator. A beginning is enough, from three signs on. A role that sees a kind of
 * code masked finds it only whole.
 */
export const findRecords = defineCall<void, FindRecordsResponse, { search: string }>()(
  'GET',
  '/api/admin/find',
);
