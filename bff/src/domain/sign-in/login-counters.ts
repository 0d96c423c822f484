import { DAY_MS, MAX_CONSECUTIVE_FAILURES, MINUTE_MS } from '@portal/rules';
import type { SecurityEvent } from '../../platform/logging/security-log.service';

/** Failures within a time. */
export interface FailureLimit {
  readonly failures: number;
  readonly withinMs: number;
}

/** What failures are counted under, and how many of them mean something. */
export interface FailureCounter extends FailureLimit {
  readonly key: string;
}

/**
 * How far the service knows where a sign-in comes from, before the password is checked:
 * `known-device` and `known-address`: the subject signed in with it, or from its address block, during
 * the last 90 days (for administrators any of them, because the name is unknown before the password);
 * `right-code`: it shows a code of the app of an administrator, its owner, that is right and unused.
 */
export type SignInSource =
  SubscriberSource | { readonly kind: 'right-code'; readonly owner: string };

/** The same for subscribers, who have no authenticator apps. */
export type SubscriberSource =
  | { readonly kind: 'known-device'; readonly device: string }
  | { readonly kind: 'known-address' | 'unknown'; readonly block: string };

/** Something that may fail, and what it counts in. */
export interface LoginAttempt {
  /** Account it is for, whether there is one or not; null for an administrator's. */
  readonly userId: number | null;
  /** Counter whose failures lock it for longer each time (`signInLockEnd`); null for none. */
  readonly lockedBy: string | null;
  /** Counter that a success empties; null: it takes back itself only. */
  readonly emptied: string | null;
  /** Counters that refuse it when they are full. */
  readonly refusedBy: readonly FailureCounter[];
  /** Counters that slow it when they are full, each with its event; strangers share them. */
  readonly slowedBy: readonly (FailureCounter & { readonly event: SlowingEvent })[];
  /** Most failures in a row of the account that do not slow it; null: it does not count there. */
  readonly slowedInARow: number | null;
  /** Whether its caller is known, so that strangers must not use up the hashing it needs. */
  readonly isKnown: boolean;
}

/** Security events of slowed sign-ins. */
export type SlowingEvent = Extract<
  SecurityEvent,
  'authn_guessing_admins' | 'authn_guessing_subscribers' | 'authn_guessing_account'
>;

/**
 * Failures that a counter takes. Whole quarters share an address of their mobile network, so those of
 * subscribers are wide; what stops guessing is the lock of account and address. What all strangers
 * share slows and never refuses, because anybody could fill it.
 */
export const LOGIN_LIMITS = {
  subscriberBlock: { failures: 50, withinMs: 15 * MINUTE_MS },
  subscribers: { failures: 1_000, withinMs: 15 * MINUTE_MS },
  adminSource: { failures: 5, withinMs: 15 * MINUTE_MS },
  admins: { failures: 20, withinMs: 60 * MINUTE_MS },
  /** Wrong codes of one administrator together with the right password. */
  adminCodes: { failures: 10, withinMs: 60 * MINUTE_MS },
  /** Wrong codes, with whatever password, that are looked at before the password. */
  codesFirst: { failures: 20, withinMs: 60 * MINUTE_MS },
  stepUp: { failures: 5, withinMs: 15 * MINUTE_MS },
} as const satisfies Readonly<Record<string, FailureLimit>>;

/** A failure in a counter that locks for longer each time is remembered for so long. */
export const LOCK_MEMORY_MS = DAY_MS;

/** Wrong passwords in a row are remembered for so long after the last one. */
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

/** Where a caller counts: known ones apart from strangers. */
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

/** A try of a subscriber's password. */
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

/** A try of an administrator's password. */
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

/** A try of an administrator's code by somebody unknown who has the right password. */
export function adminCodeAttempt(actor: string): LoginAttempt {
  const key = `codes of ${actor}`;
  return { ...UNCOUNTED, emptied: key, refusedBy: [{ key, ...LOGIN_LIMITS.adminCodes }] };
}

/**
 * A look at a code before the password. Each is a guess for who has stolen a password, so there are few;
 * afterwards a right code gives no precedence for a while, and the sign-in is a stranger's.
 */
export function codeFirstAttempt(): LoginAttempt {
  return { ...UNCOUNTED, refusedBy: [{ key: 'codes first', ...LOGIN_LIMITS.codesFirst }] };
}

/** A try to prove in a session who sits there. */
export function stepUpAttempt(sessionId: string): LoginAttempt {
  const key = `step-up ${sessionId}`;
  return { ...UNCOUNTED, refusedBy: [{ key, ...LOGIN_LIMITS.stepUp }] };
}
