import { ERROR_CATALOGUE, type ErrorCode } from '@portal/contracts';
import lines from '../../access-matrix.json';

/** All kinds of callers: the columns of the matrix (SEC-31). */
export const CALLERS = [
  /** No cookie, no key. */
  'anonymous',
  /** The user whom the path or body names. */
  'self',
  /** Another user. */
  'other',
  /**
   * Old cookies of users who were frozen or deleted or who signed out. Each calls routes for their own id.
   */
  'frozen',
  'deleted',
  'revoked',
  /** Administrators by role, with a fresh proof. */
  'owner',
  'finance',
  'support',
  'viewer',
  /** An owner with a valid session, but without a fresh proof. */
  'unproven',
  /**
   * Owners whose session ended, who were removed from the configuration, or whose password was replaced
   * there.
   */
  'expired',
  'removed',
  'renewed',
  /** Machines. The caller `unsigned` is a relay without a signature. */
  'bot',
  'relay',
  'unsigned',
] as const;

/** One of CALLERS. */
export type Caller = (typeof CALLERS)[number];

/** Expected result of a call. */
export type Expectation =
  | { readonly kind: 'allowed' }
  /** `event`: the one line of the security log; null for an ordinary answer without a line. */
  | { readonly kind: 'denied'; readonly code: ErrorCode; readonly event: string | null };

/** One line of the matrix. */
export interface Operation {
  /** 'METHOD /path', or 'METHOD /path (variant)' where the decision also depends on the body. */
  readonly name: string;
  /** The name without the variant. */
  readonly route: string;
  readonly expected: Readonly<Record<Caller, Expectation>>;
}

const ROLES: readonly Caller[] = ['owner', 'finance', 'support', 'viewer'];
/** Callers that the service does not recognise. */
const NOBODY: readonly Caller[] = [
  ...(['anonymous', 'frozen', 'deleted', 'revoked', 'expired', 'removed', 'renewed'] as const),
];

const VARIANT = / \(\w+\)$/;

const refusal = (code: ErrorCode): Expectation => ({ kind: 'denied', code, event: 'authz_fail' });

/**
 * The matrix of `access-matrix.json`: one operation per line, with the callers that are allowed. `everybody`
 * allows every caller. `+proof` requires a fresh proof of administrators. `other=<code>` is the answer to
 * another user where the answer must not reveal whether the object exists. All other callers are denied.
 */
export const OPERATIONS: readonly Operation[] = Object.entries(lines).map(readLine);

function readLine([name, line]: [string, string]): Operation {
  const words = line.split(' ');
  const known = [...CALLERS, 'everybody', '+proof'] as readonly string[];
  const odd = words.filter((word) => !known.includes(word) && !word.startsWith('other='));
  if (odd.length > 0) throw new Error(`access-matrix.json: ${name} has an odd ${odd.join(' ')}`);
  const cells = CALLERS.map((caller) => [caller, expectationOf(caller, words)] as const);
  return {
    name,
    route: name.replace(VARIANT, ''),
    expected: Object.fromEntries(cells) as Operation['expected'],
  };
}

function expectationOf(caller: Caller, words: readonly string[]): Expectation {
  if (words.includes('everybody') || words.includes(caller)) return { kind: 'allowed' };
  const forOther = words.find((word) => word.startsWith('other='))?.slice('other='.length);
  if (caller === 'other' && forOther) {
    return { kind: 'denied', code: codeOf(forOther), event: null };
  }
  if (NOBODY.includes(caller)) return refusal('sessions/required');
  if (caller === 'unproven' && words.includes('owner')) {
    return words.includes('+proof') ? refusal('sessions/step-up-required') : { kind: 'allowed' };
  }
  if (caller === 'unsigned' && words.includes('relay')) {
    return { kind: 'denied', code: 'sessions/wrong-signature', event: 'authn_signature_fail' };
  }
  const isForAdmins = ROLES.some((role) => words.includes(role));
  const isAdmin = ROLES.includes(caller) || caller === 'unproven';
  return refusal(isAdmin && isForAdmins ? 'sessions/role-forbidden' : 'sessions/forbidden');
}

function codeOf(text: string): ErrorCode {
  if (!(text in ERROR_CATALOGUE)) throw new Error(`access-matrix.json: there is no code ${text}`);
  return text as ErrorCode;
}
