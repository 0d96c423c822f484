import { isCodeEnded } from '@portal/rules';
import type { RedeemCodeRecord } from './redeem-code.schema';

/** What a code gives. */
export interface RedeemGift {
  readonly days: number;
  readonly videos: number;
}

/** What codes of one batch have in common. */
export interface CodeFacts extends RedeemGift {
  /** Name of the batch; absent or null for none. */
  readonly batch?: string | null;
  /** From this instant on they cannot be redeemed; absent or null: no end. */
  readonly validUntil?: Date | null;
}

/** A code to be added, in its stored form. */
export interface NewRedeemCode extends CodeFacts {
  readonly code: string;
}

/** A code as administrators see it. */
export type RedeemCode = Omit<RedeemCodeRecord, 'searchKeys'>;

/** What of a code decides whether and where it is listed. */
export type CodeRow = Pick<RedeemCodeRecord, '_id' | 'is_used' | 'created_at'>;

/** Which codes are listed. */
export interface CodeQuery {
  /** Null: used or not. */
  readonly isUsed: boolean | null;
  /** Part of a code, or beginning of a batch's name; '' is no search. */
  readonly search: string;
  /** Whether the caller reads unused codes whole; else parts of them find nothing (rules' codeSearch). */
  readonly seesWhole: boolean;
}

/** Whether somebody could redeem a code now. */
export const isRedeemable = (
  { is_used, validUntil }: Pick<RedeemCode, 'is_used' | 'validUntil'>,
  now: Date,
): boolean =>
  // Codes of earlier versions have no end.
  !is_used && !isCodeEnded(validUntil ?? null, now);

/** Newest first; of one instant the one added last. */
export const newestFirst = (one: CodeRow, other: CodeRow): number =>
  other.created_at.getTime() - one.created_at.getTime() ||
  (String(one._id) < String(other._id) ? 1 : -1);
