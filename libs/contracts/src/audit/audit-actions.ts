/**
 * What an administrator may do to the data, `noun/action`, and how screens call it. Whoever adds
 * an action names it here, in the past and for the reader of a list: 'Froze the user'.
 */
export const AUDIT_WORDS = {
  'plans/add': 'Added to the plan',
  'plans/cut': 'Cut the plan',
  'plans/reset': 'Reset the plan',
  'settings/update': 'Changed settings',
  'settings/reset': 'Reset settings',
  'accounts/open': 'Opened the account',
  'accounts/profile': 'Edited the profile',
  'accounts/password': 'Changed the password',
  'accounts/freeze': 'Froze the user',
  'accounts/unfreeze': 'Unfroze the user',
  'accounts/delete': 'Deleted the user',
  'admins/sign-in': 'Signed in',
  'admins/sign-in-failed': 'Failed sign-ins',
  'admins/step-up-failed': 'Failed to confirm who they are',
  'admins/sign-out': 'Signed out',
  'admins/session-end': 'Signed out another session',
  'admins/sessions-end': 'Signed out everywhere else',
  'admins/factor-on': 'Set up an authenticator app',
  'admins/factor-off': 'Removed the authenticator app',
  'admins/recovery-codes': 'Drew new recovery codes',
  'accounts/tags': 'Changed the tags',
  'notes/add': 'Wrote a note',
  'notes/delete': 'Deleted a note',
  'offers/send': 'Sent an offer',
  'offers/send-special': 'Sent a special offer',
  'offers/remove': 'Took an offer back',
  'offers/view': 'Saw whole codes of open offers',
  'login-history/delete': 'Deleted a login record',
  'login-history/delete-many': 'Deleted login records',
  'login-history/clear': 'Cleared the login history',
  'broadcasts/create': 'Sent a broadcast',
  'broadcasts/update': 'Changed a broadcast',
  'broadcasts/delete': 'Deleted a broadcast',
  'redeem-codes/generate': 'Generated redeem codes',
  'redeem-codes/delete': 'Deleted redeem codes',
  'redeem-codes/view': 'Saw whole unused redeem codes',
  'queue/retry': 'Tried a task again',
  'queue/retry-failed': 'Tried failed tasks again',
  'queue/cancel': 'Cancelled a task',
  'payments/view': 'Saw whole reference codes of payable orders',
  'payments/match': 'Matched money to an order',
  'payments/grant': 'Granted an order',
  'payments/dismiss': 'Dismissed the money of an order',
  'payments/dismiss-receipt': 'Dismissed money without an order',
  'payments/dismiss-message': 'Dismissed an unread message',
  'bulk-actions/plan': 'Looked what a bulk action would change',
  'bulk-actions/start': 'Started a bulk action',
  'bulk-actions/stop': 'Stopped a bulk action',
  'bulk-actions/undo': 'Had a bulk action undone',
  'bulk-actions/add': 'Added to the plan of many',
  'bulk-actions/cut': 'Cut the plans of many',
  'bulk-actions/set': 'Set the plans of many',
  'bulk-actions/freeze': 'Froze many users',
  'bulk-actions/unfreeze': 'Unfroze many users',
  'bulk-actions/offer': 'Sent an offer to many',
  'bulk-actions/take-back': 'Took back what a bulk action did',
} as const satisfies Readonly<Record<`${string}/${string}`, string>>;

/** One of AUDIT_ACTIONS. */
export type AuditAction = keyof typeof AUDIT_WORDS;

/** Actions that the audit knows. */
export const AUDIT_ACTIONS = Object.keys(AUDIT_WORDS) as readonly AuditAction[];

/** How an action ended; a refusal is recorded only where somebody may be trying to get in. */
export const AUDIT_OUTCOMES = ['done', 'refused'] as const;

/** One of AUDIT_OUTCOMES. */
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** What an action is called; one that this version does not know by its own word. */
export const auditText = (action: string): string =>
  AUDIT_ACTIONS.includes(action as AuditAction) ? AUDIT_WORDS[action as AuditAction] : action;
