import type { PaymentMethod, PaymentStatus } from '@portal/rules';
import type { ReversibleEntry } from '../audit/undo-action';
import { defineCall } from '../http/call';

/** Sources of timeline entries. */
export const TIMELINE_KINDS = ['plan', 'payment', 'sign-in', 'download', 'admin', 'note'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

interface Entry<Kind extends TimelineKind> {
  /** Unique in a timeline. */
  _id: string;
  kind: Kind;
  /** ISO 8601 UTC. */
  at: string;
}

/** A change of the plan, from the ledger. */
export interface PlanChangeEntry extends Entry<'plan'>, ReversibleEntry {
  /** Negative when cut. */
  days: number;
  videos: number;
  /** Reason in the ledger: 'payment', 'redeem_code', 'admin', 'cut', 'reset', 'bulk', ... */
  reason: string;
  /** `user:<id>`, `admin:<name>`, `bot:<name>` or `system:<part>`. */
  actor: string;
  /** Videos left after the change. */
  balanceAfter: number;
  /** Why, in the administrator's words; null for none. */
  remark?: string | null;
}

/** An order, at the time of its creation, with its present status. */
export interface PaymentEntry extends Entry<'payment'> {
  status: PaymentStatus;
  plan: string;
  /** BDT. */
  amount: number;
  /** BDT; null if nothing was received. */
  receivedAmount: number | null;
  method: PaymentMethod | null;
  refCode: string;
  trxId: string | null;
}

/** A sign-in of the user. */
export interface SignInEntry extends Entry<'sign-in'> {
  ipAddress: string;
  userAgent: string | null;
  /** Browser and operating system, such as 'Chrome on Android'; null when unknown. */
  device: string | null;
}

/** A download. */
export interface DownloadEntry extends Entry<'download'> {
  fileName: string;
  service: string;
}

/** An action of an administrator. Plan changes are not here; they are in the ledger. */
export interface AdminActionEntry extends Entry<'admin'>, ReversibleEntry {
  actor: string;
  /** Name in the audit: 'accounts/freeze', ... */
  action: string;
  details: Record<string, string | number | boolean | null>;
}

/** A note. */
export interface NoteEntry extends Entry<'note'> {
  actor: string;
  text: string;
}

/** An entry of a user's timeline. */
export type TimelineEntry =
  PlanChangeEntry | PaymentEntry | SignInEntry | DownloadEntry | AdminActionEntry | NoteEntry;

/** Query of getTimeline; every part is optional. */
export interface TimelineQuery {
  /** Only entries of one kind. */
  kind?: TimelineKind;
  /** The value `next` of the previous answer. */
  before?: string;
  /** 1 to 100; 25 when absent. */
  limit?: number;
}

/**
 * Lists what happened to a user, newest first: plan changes, payments, sign-ins, downloads, administrators'
 * actions, notes. `next` is the value of `before` for the next page, and null on the last page.
 */
export const getTimeline = defineCall<
  void,
  { timeline: TimelineEntry[]; next: string | null },
  TimelineQuery
>()('GET', '/api/admin/user/:id/timeline');
