import { DAY_MS, MAX_CONSECUTIVE_FAILURES, MINUTE_MS } from '@portal/rules';
import type { SecurityEvent } from '../../platform/logging/security-log.service';

/** A number of failures within a time. */
interface FailureLimit {
  readonly failures: number;
  readonly withinMs: number;
}

/** Key of a counter of failures, and its limit. */
export interface FailureCounter extends FailureLimit {
  readonly key: string;
}

/**
 * How well the service knows the source of a sign-in, before the password is checked. `known-device` and
 * `known-address`: the subject signed in with this device, or from this address block, during the last 90
 * days (for administrators: any administrator, because the name is unknown before the password).
 * `right-code`: the request has a correct, unused code of an administrator's app; `owner` is that
 * administrator.
 */
export type SignInSource =
  SubscriberSource | { readonly kind: 'right-code'; readonly owner: string };

/** The same for subscribers, who have no authenticator app. */
export type SubscriberSource =
  | { readonly kind: 'known-device'; readonly device: string }
  | { readonly kind: 'known-address' | 'unknown'; readonly block: string };

/** A try that may fail, and its counters. */
export interface LoginAttempt {
  /** User id of the try, even if no such account exists; null for an administrator. */
  readonly userId: number | null;
  /** Counter whose failures lock it for a growing time (`signInLockEnd`); null for none. */
  readonly lockedBy: string | null;
  /** Counter that a success resets; null: only the attempt itself is removed. */
  readonly emptied: string | null;
  /** Counters that refuse the attempt when they are full. */
  readonly refusedBy: readonly FailureCounter[];
  /** Counters that slow the attempt when they are full, with their event; unknown callers share them. */
  readonly slowedBy: readonly (FailureCounter & { readonly event: SlowingEvent })[];
  /** Failures in a row of the account above which attempts are slowed; null: not counted. */
  readonly slowedInARow: number | null;
  /** Whether the caller is known; known callers have their own hashing capacity. */
  readonly isKnown: boolean;
}

/** Security events of slowed sign-ins. */
export type SlowingEvent = Extract<
  SecurityEvent,
  'authn_guessing_admins' | 'authn_guessing_subscribers' | 'authn_guessing_account'
>;

/**
 * Limits of counters. Many subscribers share one address of a mobile network, so their limits are wide; the
 * lock per account and address block stops guessing. Counters shared by all unknown callers only slow and
 * never refuse, because any attacker could fill them.
 */
const LOGIN_LIMITS = {
  subscriberBlock: { failures: 50, withinMs: 15 * MINUTE_MS },
  subscribers: { failures: 1_000, withinMs: 15 * MINUTE_MS },
  adminSource: { failures: 5, withinMs: 15 * MINUTE_MS },
  admins: { failures: 20, withinMs: 60 * MINUTE_MS },
  /** Wrong codes for one administrator, together with the correct password. */
  adminCodes: { failures: 10, withinMs: 60 * MINUTE_MS },
  /** Wrong codes, with any password, that are checked before the password. */
  codesFirst: { failures: 20, withinMs: 60 * MINUTE_MS },
  stepUp: { failures: 5, withinMs: 15 * MINUTE_MS },
} as const satisfies Readonly<Record<string, FailureLimit>>;

/** How long a failure counts for the growing lock. */
export const LOCK_MEMORY_MS = DAY_MS;

/** How long wrong passwords in a row are stored after the last one. */
export const FAILURES_KEPT_MS = 365 * DAY_MS;

const UNCOUNTED = {
  userId: null,
  lockedBy: null,
  emptied: null,
  refusedBy: [],
  slowedBy: [],
  slowedInARow: null,
  isKnown: true,
} as const satisfies LoginAttempt;

/** Counter key of a source: known sources are counted apart from unknown ones. */
function sourceKey(source: SignInSource): string {
  switch (source.kind) {
    case 'known-device':
      return `device ${source.device}`;
    case 'right-code':
      return `code of ${source.owner}`;
    case 'known-address':
    case 'unknown':
      return `${source.kind} ${source.block}`;
  }
}

/** Counters of a subscriber's password try. */
export function subscriberAttempt(userId: number, source: SubscriberSource): LoginAttempt {
  const pair = `subscriber ${userId} from ${sourceKey(source)}`;
  const own = { ...UNCOUNTED, userId, lockedBy: pair, emptied: pair };
  if (source.kind !== 'unknown') return own;
  return {
    ...own,
    refusedBy: [{ key: `subscribers from ${source.block}`, ...LOGIN_LIMITS.subscriberBlock }],
    slowedBy: [
      { key: 'subscribers', ...LOGIN_LIMITS.subscribers, event: 'authn_guessing_subscribers' },
    ],
    slowedInARow: MAX_CONSECUTIVE_FAILURES,
    isKnown: false,
  };
}

/** Counters of an administrator's password try. */
export function adminAttempt(source: SignInSource): LoginAttempt {
  const key = `admins from ${sourceKey(source)}`;
  const own = { ...UNCOUNTED, refusedBy: [{ key, ...LOGIN_LIMITS.adminSource }] };
  if (source.kind !== 'unknown') return own;
  return {
    ...own,
    slowedBy: [{ key: 'admins', ...LOGIN_LIMITS.admins, event: 'authn_guessing_admins' }],
    isKnown: false,
  };
}

/** Counters of a code try from an unknown source with the correct password. */
export function adminCodeAttempt(actor: string): LoginAttempt {
  const key = `codes of ${actor}`;
  return { ...UNCOUNTED, emptied: key, refusedBy: [{ key, ...LOGIN_LIMITS.adminCodes }] };
}

/**
 * Counters of a code check before the password. With a stolen password each check is a guess, so few are
 * allowed; after that, a correct code gives no priority for a while, and the source counts as unknown.
 */
export function codeFirstAttempt(): LoginAttempt {
  return { ...UNCOUNTED, refusedBy: [{ key: 'codes first', ...LOGIN_LIMITS.codesFirst }] };
}

/** Counters of a step-up try in a session. */
export function stepUpAttempt(sessionId: string): LoginAttempt {
  const key = `step-up ${sessionId}`;
  return { ...UNCOUNTED, refusedBy: [{ key, ...LOGIN_LIMITS.stepUp }] };
}
