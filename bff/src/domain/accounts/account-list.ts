import { bothEnds, NO_PLAN_END, type PlanEnds } from '@portal/rules';
import type { Account } from './account';

/** Order of a list of users; equal plan ends are ordered by id. */
export interface AccountOrder {
  readonly by: 'userId' | 'expiresAt';
  /** 1 ascending, -1 descending; users who never had a plan come before the earliest end. */
  readonly direction: 1 | -1;
}

/** Which users are listed, and in which order. */
export interface AccountQuery {
  /** Range of plan ends; null: all users, with or without a plan. */
  readonly ends: PlanEnds | null;
  /** Part of a name, start of an id, or `#` and a tag; '' means no search. */
  readonly search: string;
  readonly order: AccountOrder;
}

/** The fields of a user that decide whether and where it is listed. */
export type AccountRow = Pick<Account, 'userId' | 'name' | 'expiresAt'>;

/** A page of a list of users. */
export interface AccountPage {
  readonly accounts: readonly Account[];
  /** From 1; the last page when a later one was requested. */
  readonly page: number;
  /** Users on all pages. */
  readonly total: number;
}

/** Intersection of the given ranges; null when no range is given. */
export function allEnds(...conditions: readonly (PlanEnds | null)[]): PlanEnds | null {
  return conditions.reduce((all, ends) => (all && ends ? bothEnds(all, ends) : (all ?? ends)));
}

/** Comparator for an order. */
export function inOrder({ by, direction }: AccountOrder) {
  return (one: Omit<AccountRow, 'name'>, other: Omit<AccountRow, 'name'>): number => {
    const ends = by === 'expiresAt' ? endOf(one) - endOf(other) : 0;
    return direction * (ends || one.userId - other.userId);
  };
}

/** End of the plan in ms since 1970; NO_PLAN_END, before any instant, for a user who never had a plan. */
export const endOf = ({ expiresAt }: Pick<AccountRow, 'expiresAt'>): number =>
  expiresAt?.getTime() ?? NO_PLAN_END;
