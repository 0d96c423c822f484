import { bothEnds, NO_PLAN_END, type PlanEnds } from '@portal/rules';
import type { Account } from './account';

/** By what a list of users is ordered; equal ends of plans stand by id. */
export interface AccountOrder {
  readonly by: 'userId' | 'expiresAt';
  /** 1 upwards, -1 downwards; who never had a plan stands before the earliest end. */
  readonly direction: 1 | -1;
}

/** Which users are listed, and in which order. */
export interface AccountQuery {
  /** Ends of the plans meant; null: everybody, with or without a plan. */
  readonly ends: PlanEnds | null;
  /** Part of a name, beginning of an id or `#` and a tag; '' is no search. */
  readonly search: string;
  readonly order: AccountOrder;
}

/** What of a user decides whether and where it is listed. */
export type AccountRow = Pick<Account, 'userId' | 'name' | 'expiresAt'>;

/** A page of a list of users. */
export interface AccountPage {
  readonly accounts: readonly Account[];
  /** From 1; the last one when a later one was asked for. */
  readonly page: number;
  /** Users on all pages. */
  readonly total: number;
}

/** The ends that all of the given conditions mean, null for no condition. */
export function allEnds(...conditions: readonly (PlanEnds | null)[]): PlanEnds | null {
  return conditions.reduce((all, ends) => (all && ends ? bothEnds(all, ends) : (all ?? ends)));
}

/** Compares two users as the order wants it. */
export function inOrder({ by, direction }: AccountOrder) {
  return (one: Omit<AccountRow, 'name'>, other: Omit<AccountRow, 'name'>): number => {
    const ends = by === 'expiresAt' ? endOf(one) - endOf(other) : 0;
    return direction * (ends || one.userId - other.userId);
  };
}

/** Of its plan in ms since 1970; before any instant for who never had a plan. */
export const endOf = ({ expiresAt }: Pick<AccountRow, 'expiresAt'>): number =>
  expiresAt?.getTime() ?? NO_PLAN_END;

/** Which page of a list, from 1, and how many users it has at most. */
export interface PagePlace {
  readonly page: number;
  readonly limit: number;
}

/**
 * The page that is there, for a list may have shrunk under its reader; its first user's place from 0,
 * and how many users it has.
 */
export function placeOf(
  total: number,
  { page: wanted, limit }: PagePlace,
): { readonly page: number; readonly first: number; readonly size: number } {
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / limit)));
  const first = (page - 1) * limit;
  return { page, first, size: Math.min(limit, total - first) };
}
