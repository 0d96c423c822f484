/**
 * All actions of administrators that change data, `noun/action`, with the text that screens show. Add each
 * new action here, in the past tense, as a list shows it: 'Froze the user'.
 */
export const AUDIT_WORDS = {
  'plans/add': 'Added to the plan',
  'plans/cut': 'Cut the plan',
  'plans/reset': 'Reset the plan',
  'plans/undo': 'Undid a change of the plan',
  'settings/update': 'Changed settings',
  'settings/reset': 'Reset settings',
  'accounts/open': 'Opened the account',
  'accounts/profile': 'Edited the profile',
  'accounts/password': 'Changed the password',
  'accounts/freeze': 'Froze the user',
  'accounts/unfreeze': 'Unfroze the user',
  'accounts/undo': 'Undid a change of the account',
  'accounts/delete': 'Deleted the user',
  'admins/sign-in': 'Signed in',
  'admins/sign-in-failed': 'Failed sign-ins',
  'admins/step-up-failed': 'Failed to confirm their identity',
  'admins/sign-out': 'Signed out',
  'admins/session-end': 'Signed out another session',
  'admins/sessions-end': 'Signed out everywhere else',
  'admins/factor-on': 'Set up an authenticator app',
  'admins/factor-off': 'Removed the authenticator app',
  'admins/recovery-codes': 'Generated new recovery codes',
  'accounts/tags': 'Changed the tags',
  'accounts/view-codes': 'Viewed full codes in the record of a user',
  'notes/add': 'Wrote a note',
  'notes/delete': 'Deleted a note',
  'offers/send': 'Sent an offer',
  'offers/send-special': 'Sent a special offer',
  'offers/remove': 'Removed an offer',
  'offers/undo': 'Undid an action on an offer',
  'offers/view': 'Viewed full codes of open offers',
  'login-history/delete': 'Deleted a login record',
  'login-history/delete-many': 'Deleted login records',
  'login-history/clear': 'Cleared the login history',
  'broadcasts/create': 'Sent a broadcast',
  'broadcasts/update': 'Changed a broadcast',
  'broadcasts/delete': 'Deleted a broadcast',
  'broadcasts/take-back': 'Took a broadcast back before it was sent',
  'broadcasts/test': 'Sent a broadcast to one user as a test',
  'broadcasts/save-draft': 'Saved a draft of a broadcast',
  'broadcasts/delete-draft': 'Deleted a draft of a broadcast',
  'price-lists/save-draft': 'Saved a draft of the price list',
  'price-lists/discard-draft': 'Discarded the draft of the price list',
  'price-lists/publish': 'Published a price list',
  'price-lists/cancel': 'Cancelled the publication of a price list',
  'payment-methods/publish': 'Published payment methods',
  'legal-texts/publish': 'Published a legal text',
  'service-details/publish': 'Published service details',
  'redeem-codes/generate': 'Generated redeem codes',
  'redeem-codes/delete': 'Deleted redeem codes',
  'redeem-codes/void': 'Voided a batch of redeem codes',
  'redeem-codes/restore': 'Restored a voided batch of redeem codes',
  'redeem-codes/view': 'Viewed full unused redeem codes',
  'saved-views/save': 'Saved a view of a list',
  'saved-views/delete': 'Deleted a saved view',
  'queue/retry': 'Retried a task',
  'queue/retry-failed': 'Retried failed tasks',
  'queue/cancel': 'Cancelled a task',
  'payments/view': 'Viewed full reference codes of payable orders',
  'payments/complete': 'Completed by its payment',
  'payments/match': 'Matched money to an order',
  'payments/grant': 'Granted an order',
  'payments/dismiss': 'Dismissed the money of an order',
  'payments/dismiss-receipt': 'Dismissed money without an order',
  'payments/dismiss-message': 'Dismissed an unread message',
  'bulk-actions/plan': 'Previewed a bulk action',
  'bulk-actions/start': 'Started a bulk action',
  'bulk-actions/stop': 'Stopped a bulk action',
  'bulk-actions/undo': 'Started undoing a bulk action',
  'bulk-actions/add': 'Added to the plan in a bulk action',
  'bulk-actions/cut': 'Cut the plan in a bulk action',
  'bulk-actions/set': 'Set the plan in a bulk action',
  'bulk-actions/freeze': 'Froze the user in a bulk action',
  'bulk-actions/unfreeze': 'Unfroze the user in a bulk action',
  'bulk-actions/offer': 'Sent an offer in a bulk action',
  'bulk-actions/take-back': 'Undid a bulk action for the user',
} as const satisfies Readonly<Record<`${string}/${string}`, string>>;

/** One of AUDIT_ACTIONS. */
export type AuditAction = keyof typeof AUDIT_WORDS;

/** All actions of the audit. */
export const AUDIT_ACTIONS = Object.keys(AUDIT_WORDS) as readonly AuditAction[];

/** How an action ended. A refusal is recorded only where it may be an attempt to break in. */
export const AUDIT_OUTCOMES = ['done', 'refused'] as const;

/** One of AUDIT_OUTCOMES. */
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** The text of an action; an unknown action (from another version) shows its name. */
export const auditText = (action: string): string =>
  AUDIT_ACTIONS.includes(action as AuditAction) ? AUDIT_WORDS[action as AuditAction] : action;
