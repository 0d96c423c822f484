import { HOUR_MS } from '../time/units';
import type { TryLimit } from '../tries/failed-tries';
import { isComparableSender, senderFit } from './sender-digits';

/** Limit of wrong transaction ids per user; one that completes an order does not count. */
export const TRX_TRIES: TryLimit = { failures: 10, withinMs: HOUR_MS };

/**
 * Maximum number of wrong digits for one transaction id, by all users together. After that only an
 * administrator can assign the money. Each user has one guess, so an attacker gains almost nothing from
 * additional accounts.
 */
export const MOST_WRONG_CLAIMS = 3;

/** Maximum number of users whose claims of one transaction id are stored; more are an attack. */
export const MOST_CLAIMANTS = 20;

/** A transaction id typed by a user for one of their orders. */
export interface TypedClaim {
  readonly userId: number;
  /** Reference code of the order that the user typed the id for last. */
  readonly orderRef: string;
  /** Last digits of the paying number, as typed last; null without any. */
  readonly digits: string | null;
  /** Whether digits of this user differed from the sender once. This is final. */
  readonly isWrong: boolean;
  readonly claimedAt: Date;
}

/** The proven claim, or why there is none. */
export type ClaimVerdict =
  | { readonly claim: TypedClaim }
  | {
      readonly claim: null;
      readonly reason: 'unclaimed' | 'contested' | 'sender_unknown' | 'sender_differs';
    };

/**
 * The claims of a transaction id after a user typed it. `senders` are those of the known money with that id.
 * A claim beyond MOST_CLAIMANTS is not stored.
 */
export function withClaim(
  claims: readonly TypedClaim[],
  typed: Omit<TypedClaim, 'isWrong'>,
  senders: readonly (string | null)[],
): readonly TypedClaim[] {
  const before = claims.find(({ userId }) => userId === typed.userId);
  const others = claims.filter((claim) => claim !== before);
  if (!before && others.length >= MOST_CLAIMANTS) return claims;
  const isWrong = (before?.isWrong ?? false) || isWrongFor(senders, typed.digits);
  return [...others, { ...typed, isWrong }];
}

/** The claims of a transaction id after its money came from `sender`. A wrong claim stays wrong. */
export function comparedClaims(
  claims: readonly TypedClaim[],
  sender: string | null,
): readonly TypedClaim[] {
  return claims.map((claim) => ({
    ...claim,
    isWrong: claim.isWrong || isWrongFor([sender], claim.digits),
  }));
}

/**
 * The claim that gets the money: the only one whose first digits were the last digits of the sender. No other
 * claim can get money. `canTakeMoney` returns whether an order is still unpaid.
 */
export function provenClaim(
  claims: readonly TypedClaim[],
  sender: string | null,
  canTakeMoney: (orderRef: string) => boolean,
): ClaimVerdict {
  const compared = comparedClaims(claims, sender);
  const open = compared.filter(({ orderRef }) => canTakeMoney(orderRef));
  if (open.length === 0) return { claim: null, reason: 'unclaimed' };
  if (isOverclaimed(compared)) return { claim: null, reason: 'contested' };
  if (!isComparableSender(sender)) return { claim: null, reason: 'sender_unknown' };
  const [proven, ...others] = open.filter((claim) => isProven(claim, sender));
  if (!proven) return { claim: null, reason: 'sender_differs' };
  return others.length > 0 ? { claim: null, reason: 'contested' } : { claim: proven };
}

/** Whether there are too many claims, or too many wrong ones, to trust any of them. */
export function isOverclaimed(claims: readonly Pick<TypedClaim, 'isWrong'>[]): boolean {
  const wrong = claims.filter(({ isWrong }) => isWrong);
  return wrong.length >= MOST_WRONG_CLAIMS || claims.length >= MOST_CLAIMANTS;
}

/** Whether a claim has the sender's digits and no wrong digits before them. */
export function isProven(
  { digits, isWrong }: Pick<TypedClaim, 'digits' | 'isWrong'>,
  sender: string | null,
): boolean {
  return !isWrong && senderFit(sender, digits) === 'fits';
}

/** An id may have several payments, one per operator; one of them may be the payer's. */
function isWrongFor(senders: readonly (string | null)[], digits: string | null): boolean {
  const fits = senders.map((sender) => senderFit(sender, digits));
  return fits.includes('differs') && !fits.includes('fits');
}
