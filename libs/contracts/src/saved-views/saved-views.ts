import { defineCall } from '../http/call';

/** The administrators' lists with saved views, by the id of their tab. */
export const LIST_IDS = [
  'users',
  'active',
  'expiring',
  'real-expired',
  'offers',
  'redeem-codes',
  'payments',
  'payment-inbox',
  'login-history',
  'audit',
] as const;
export type ListId = (typeof LIST_IDS)[number];

/** Maximum number of shared views of all lists; also that of the own views of one administrator. */
export const SAVED_VIEWS_LIMIT = 50;

/** Limits of a saved view. Lengths are in characters. */
export const SAVED_VIEW_LIMITS = { name: 60, query: 1_000, columns: 30, columnName: 40 } as const;

/** What an administrator saves of a list. */
export interface SavedViewFacts {
  list: ListId;
  /** 1 to 60 characters. */
  name: string;
  /** Filter and order as in the address of the list, such as `status=expired&sort=expiresAt`; '' for none. */
  query: string;
  /** Names of the columns to show; null: the usual ones. */
  columns: string[] | null;
  /** All administrators see it; otherwise only its author. */
  isShared: boolean;
}

/** A saved view of a list. */
export interface SavedViewView extends SavedViewFacts {
  _id: string;
  /** Name of the administrator who saved it. */
  author: string;
  /** ISO 8601 UTC. */
  savedAt: string;
}

/** Lists the own and the shared views of all lists, oldest first. */
export const listSavedViews = defineCall<void, { views: SavedViewView[] }>()(
  'GET',
  '/api/admin/saved-views',
);

/**
 * Saves a view. At most {@link SAVED_VIEWS_LIMIT} shared ones are stored, and as many own ones of each
 * administrator.
 */
export const saveView = defineCall<SavedViewFacts, { view: SavedViewView; message: string }>()(
  'POST',
  '/api/admin/saved-views',
);

/** Deletes an own view, or a shared one. Only its author and owners may delete a shared one. */
export const deleteSavedView = defineCall<void, { message: string }>()(
  'DELETE',
  '/api/admin/saved-views/:viewId',
);
