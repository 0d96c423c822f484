import { isCodeEnded } from '@portal/rules';
import type { Direction } from '../../platform/http/page';
import type { RedeemCodeRecord } from './redeem-code.schema';

/** Days and videos that a code grants. */
export interface RedeemGift {
  readonly days: number;
  readonly videos: number;
}

/** Common fields of the codes of one batch. */
export interface CodeFacts extends RedeemGift {
  /** Name of the batch; absent or null for none. */
  readonly batch?: string | null;
  /** From this instant on the codes cannot be redeemed; absent or null: no end. */
  readonly validUntil?: Date | null;
}

/** A code to add, in its stored form. */
export interface NewRedeemCode extends CodeFacts {
  readonly code: string;
}

/** A code as administrators see it. */
export type RedeemCode = Omit<RedeemCodeRecord, 'searchKeys'>;

/** The fields of a code that decide whether and where it is listed. */
export type CodeRow = Pick<RedeemCodeRecord, '_id' | 'is_used' | 'created_at'>;

/** Filter of a list of codes. */
export interface CodeQuery {
  /** Null: used and unused codes. */
  readonly isUsed: boolean | null;
  /** Part of a code, or start of a batch name; '' means no search. */
  readonly search: string;
  /**
   * Whether the caller may see unused codes unmasked; otherwise parts of them match nothing (rules'
   * codeSearch).
   */
  readonly seesWhole: boolean;
  /** 1 is oldest first, -1 newest first. */
  readonly direction: Direction;
}

/** Whether a code can be redeemed now. */
export const isRedeemable = (
  { is_used, validUntil }: Pick<RedeemCode, 'is_used' | 'validUntil'>,
  now: Date,
): boolean =>
  // Codes from earlier versions have no end.
  !is_used && !isCodeEnded(validUntil ?? null, now);

/** By their age; for equal times, by the order in which they were added. */
export const byAge =
  (direction: Direction) =>
  (one: CodeRow, other: CodeRow): number =>
    direction *
    (one.created_at.getTime() - other.created_at.getTime() ||
      (String(one._id) < String(other._id) ? -1 : 1));
