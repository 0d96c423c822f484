import type { BotAccess, DownloadSettings } from '@portal/rules';

/** A user as screens get it. Dates are ISO 8601 UTC. */
export interface UserView extends DownloadSettings {
  userId: number;
  /** Default 'User {id}'. */
  name: string;
  /** Null without an email. */
  email: string | null;
  /** '/default-avatar.png' is the default photo. */
  profilePhotoUrl: string;
  isExpired: boolean;
  /** Days left, rounded up. */
  daysRemaining: number;
  /** Plan length in days. */
  expiry: number;
  /** Start of the plan, null before the first one; `startDate` is the same instant. */
  start: string | null;
  startDate: string | null;
  /** End of the plan, null before the first one. */
  expiryDate: string | null;
  /** Videos left. */
  balance: number;
  /** Price of the plan in whole units of `currency`, null when it was a gift. */
  price: number | null;
  currency: string | null;
  activates: BotAccess[];
  isFrozen: boolean;
  createdAt: string;
}

/** A user as administrators get it; only administrators see the tags. */
export interface AdminUserView extends UserView {
  /** Lower case, sorted. */
  tags: string[];
}

/** What a user last bought and did, as far as a list reads it. Dates are ISO 8601 UTC. */
export interface UserActivity {
  /** Name of the plan of the last paid order; null: the user never paid. */
  boughtPlan: string | null;
  /** When that order was paid; null: the user never paid. */
  lastPaidAt: string | null;
  /** Last use of the site; null when signed out. */
  lastSeenAt: string | null;
  /**
   * Last sign-in of a user who is signed out; null: signed in, or no sign-in is stored (they are for 60 days).
   * Absent in answers of an earlier version.
   */
  lastSignInAt?: string | null;
}

/** A user in a list of administrators. An older service, or a list that does not include them, has no activity. */
export interface ListedUserView extends AdminUserView, Partial<UserActivity> {}
