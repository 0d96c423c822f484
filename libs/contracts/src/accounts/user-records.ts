import { defineCall } from '../http/call';
import type { HistoryItem } from '../downloads/history';
import type { LoginRecordView } from '../login-history/admin-login-history';
import type { AdminPaymentView } from '../payments/admin-payments';

/** A redeem code that a user has used. Dates are ISO 8601 UTC. */
export interface UsedCodeView {
  redeem_code: string;
  days: number;
  videos: number;
  /** Name of its batch; null without one. */
  batch: string | null;
  /** Null when it was used in an earlier version. */
  usedAt: string | null;
}

/** Whether an offer can still be used, was used, or has ended. */
export const OFFER_STATES = ['open', 'used', 'ended'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** An offer to a user in any state. Dates are ISO 8601 UTC. */
export interface UserOfferRecord {
  _id: string;
  /** With the code in its link masked for roles that may not grant, while it is open. */
  message: string;
  createdAt: string;
  /** Null: it has no end. */
  expiresAt: string | null;
  isDiscount: boolean;
  state: OfferState;
}

/** The newest records of a user, at most RECORDS_OF_USER of each kind, newest first. */
export interface UserRecords {
  payments: AdminPaymentView[];
  codes: UsedCodeView[];
  offers: UserOfferRecord[];
  downloads: HistoryItem[];
  signIns: LoginRecordView[];
}

/** Records of each kind in the answer of getUserRecords. */
export const RECORDS_OF_USER = 5;

/** Reads the newest payments, used codes, offers, downloads and sign-ins of a user. */
export const getUserRecords = defineCall<void, UserRecords>()('GET', '/api/admin/user/:id/records');
