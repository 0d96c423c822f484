import { ERROR_CATALOGUE, type ErrorCode } from '@portal/contracts';
import lines from '../../access-matrix.json';

/** Everybody who may knock: the columns of the matrix (SEC-31). */
export const CALLERS = [
  /** No cookie, no key. */
  'anonymous',
  /** The user whom path or body name. */
  'self',
  /** Another user. */
  'other',
  /** Old cookies of users who were frozen, were deleted, or signed out; each asks for himself. */
  'frozen',
  'deleted',
  'revoked',
  /** Administrators by role, who have just proved who they are. */
  'owner',
  'finance',
  'support',
  'viewer',
  /** An owner whose session lives and whose last proof is too old. */
  'unproven',
  /** Owners whose session ended, who left the configuration, or who got a new secret there. */
  'expired',
  'removed',
  'renewed',
  /** Machines; the second relay does not sign. */
  'bot',
  'relay',
  'unsigned',
] as const;

/** One of CALLERS. */
export type Caller = (typeof CALLERS)[number];

/** What must happen when somebody calls. */
export type Expectation =
  | { readonly kind: 'allowed' }
  /** `event`: the one line that the security log gets; null where the answer is an ordinary one. */
  | { readonly kind: 'denied'; readonly code: ErrorCode; readonly event: string | null };

/** A line of the matrix. */
export interface Operation {
  /** 'METHOD /path', or 'METHOD /path (variant)' where the body decides too. */
  readonly name: string;
  /** Without the variant. */
  readonly route: string;
  readonly expected: Readonly<Record<Caller, Expectation>>;
}

const ROLES: readonly Caller[] = ['owner', 'finance', 'support', 'viewer'];
/** To the service they are nobody. */
const NOBODY: readonly Caller[] = [
  ...(['anonymous', 'frozen', 'deleted', 'revoked', 'expired', 'removed', 'renewed'] as const),
];

const VARIANT = / \(\w+\)$/;

const refusal = (code: ErrorCode): Expectation => ({ kind: 'denied', code, event: 'authz_fail' });

/**
 * The matrix, as `access-matrix.json` states it: an operation each line, and who is allowed.
 * `everybody` is everybody; `+proof` asks administrators for a fresh proof; `other=<code>` is what
 * another user is answered where the answer must not say whether the thing exists. All else is denied.
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
