import type { PaymentMethod, PaymentStatus } from '@portal/rules';
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

/** Answer of findRecords; of each kind at most 5, exact matches first. */
export interface FindRecordsResponse {
  payments: FoundPayment[];
  codes: FoundCode[];
  offers: FoundOffer[];
}

/**
 * Finds payments by transaction id, reference code or payer's number, redeem codes and offers by code. A
 * beginning is enough, from three signs on. A role that sees a kind of code masked finds it only whole.
 */
export const findRecords = defineCall<void, FindRecordsResponse, { search: string }>()(
  'GET',
  '/api/admin/find',
);
