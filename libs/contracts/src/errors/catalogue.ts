/** HTTP status and user-visible text of one error code. */
export interface ErrorEntry {
  readonly status: number;
  readonly text: string;
}

/**
 * All error codes of the service: code `noun/reason`, status, text. Texts from the specification
 * (subscriber.md §8, admin.md §8) must stay exactly as they are.
 */
export const ERROR_CATALOGUE = {
  'request/invalid': { status: 400, text: 'The request is not valid.' },
  'request/unreadable': { status: 400, text: 'The request body could not be read.' },
  'request/too-large': { status: 413, text: 'The request is too large.' },
  'request/unsupported-type': { status: 415, text: 'Please send JSON.' },
  'request/cross-site': { status: 403, text: 'Requests from other sites are not accepted.' },
  'request/not-found': { status: 404, text: 'There is nothing at this address.' },
  'request/key-reused': {
    status: 422,
    text: 'This Idempotency-Key was used for another request.',
  },
  'request/in-flight': {
    status: 409,
    text: 'The same request is still in progress. Please try again in a moment.',
  },
  'request/answer-lost': {
    status: 409,
    text: 'This was done, but its answer was lost. Check the result before you do it again.',
  },
  'request/list-too-long': {
    status: 422,
    text: 'This list has more than 100,000 entries. Please narrow it down or ask for its pages.',
  },
  'request/too-many': { status: 429, text: 'Too many requests. Please try again in a moment.' },
  'service/unavailable': {
    status: 503,
    text: 'The service is not available right now. Please try again in a moment.',
  },
  'service/bug': { status: 500, text: 'A server error occurred. Please try again.' },
  'legal-texts/newer': {
    status: 409,
    text: 'Somebody published this legal text in the meantime. Load it again.',
  },
  'legal-texts/not-complete': { status: 422, text: 'This legal text cannot be published.' },
  'legal-texts/no-changes': { status: 422, text: 'Nothing differs from what is in effect.' },
  'service-details/newer': {
    status: 409,
    text: 'Somebody published service details in the meantime. Load them again.',
  },
  'service-details/not-complete': {
    status: 422,
    text: 'These service details cannot be published.',
  },
  'service-details/locked': {
    status: 422,
    text: 'The environment of the service decides this value.',
  },
  'service-details/no-changes': { status: 422, text: 'Nothing differs from what is in effect.' },
  'sessions/required': { status: 401, text: 'Please sign in to continue.' },
  'sessions/forbidden': { status: 403, text: 'You are not allowed to do this.' },
  'sessions/wrong-credentials': { status: 401, text: 'Wrong User ID or password.' },
  'sessions/locked': { status: 429, text: 'Too many failed sign-ins. Please try again later.' },
  'sessions/not-found': { status: 404, text: 'This session is already signed out.' },
  'sessions/wrong-signature': {
    status: 401,
    text: 'The signature is missing, wrong or too old.',
  },
  'sessions/wrong-telegram-data': {
    status: 401,
    text: 'Telegram sign-in could not be verified. Please try again.',
  },
  'sessions/wrong-telegram-app-data': {
    status: 401,
    text: 'Telegram could not confirm who you are. Please open this from the bot again.',
  },
  'sessions/stale-telegram-app-data': {
    status: 401,
    text: 'This was opened too long ago. Please close it and open it from the bot again.',
  },
  'sessions/wrong-link': {
    status: 401,
    text: 'This link was used or is too old. Please go back to Telegram and try again.',
  },
  'sessions/other-account': {
    status: 409,
    text: 'Another account is signed in here. Please sign out first, then open the link again.',
  },
  'sessions/telegram-missing': { status: 404, text: 'Telegram sign-in is not set up here.' },
  'sessions/too-old': {
    status: 403,
    text: 'Please sign in again to set a password. Your sign-in is older than 10 minutes.',
  },
  'sessions/password-too-short': {
    status: 400,
    text: 'Password must be at least 6 characters long.',
  },
  'sessions/password-too-common': {
    status: 422,
    text: 'This password is too easy to guess. Please choose another one.',
  },
  'sessions/role-forbidden': { status: 403, text: 'Your role does not allow this.' },
  'sessions/code-required': {
    status: 401,
    text: 'Please enter the code of your authenticator app.',
  },
  'sessions/wrong-code': { status: 401, text: 'This code is not valid. Please try again.' },
  'sessions/step-up-required': {
    status: 403,
    text: 'Please confirm that it is you to go on.',
  },
  'sessions/factor-unavailable': {
    status: 409,
    text: 'Authenticator apps are not set up on this server.',
  },
  'sessions/factor-exists': {
    status: 409,
    text: 'An authenticator app is already set up. Remove it first.',
  },
  'sessions/factor-missing': { status: 409, text: 'No authenticator app is set up.' },
  'sessions/wrong-admin-password': { status: 401, text: 'Incorrect password. Please try again.' },
  'accounts/not-found': { status: 404, text: 'User not found.' },
  'accounts/frozen': { status: 403, text: 'This account is frozen. Please contact support.' },
  'accounts/invalid-id': { status: 400, text: 'This is not a valid User ID.' },
  'accounts/photo-failed': { status: 422, text: 'This file could not be read as a photo.' },
  'accounts/photo-kind': {
    status: 415,
    text: 'Please choose a JPEG, PNG, WebP or GIF photo.',
  },
  'accounts/photo-too-large': {
    status: 413,
    text: 'The photo is too large. At most 5 MB and 16 megapixels.',
  },
  'accounts/note-not-found': { status: 404, text: 'This note no longer exists.' },
  'accounts/too-many-notes': { status: 409, text: 'A user can have at most 200 notes.' },
  'actions/not-found': { status: 404, text: 'There is no action here that can be undone.' },
  'actions/undone': { status: 409, text: 'This was undone already.' },
  'actions/plan-changed': {
    status: 409,
    text: 'This cannot be undone: the plan was changed since. Undo the later change first.',
  },
  'actions/freeze-changed': {
    status: 409,
    text: 'This cannot be undone: the user was frozen or unfrozen since.',
  },
  'actions/tags-changed': {
    status: 409,
    text: 'This cannot be undone: the tags were changed since.',
  },
  'actions/offer-changed': {
    status: 409,
    text: 'This cannot be undone: the offer was used or removed since, or has ended.',
  },
  'actions/other-account': {
    status: 409,
    text: 'This cannot be undone: the account was deleted since, this is another one.',
  },
  'bot-events/position-ahead': {
    status: 409,
    text: 'The feed has not reached this position. Was the database replaced?',
  },
  'bot-events/position-gone': {
    status: 410,
    text: 'Events after this position are no longer stored. Read again without `after`.',
  },
  'broadcasts/sent': { status: 409, text: 'This broadcast was sent already.' },
  'saved-views/not-found': { status: 404, text: 'This view does not exist any more.' },
  'saved-views/not-yours': {
    status: 403,
    text: 'Only its author or an owner can delete this view.',
  },
  'saved-views/too-many': {
    status: 409,
    text: 'At most 50 views can be saved here. Delete one first.',
  },
  'broadcasts/draft-gone': { status: 404, text: 'This draft does not exist any more.' },
  'broadcasts/too-many-drafts': {
    status: 409,
    text: 'There are too many drafts and templates. Please delete some first.',
  },
  'broadcasts/not-found': { status: 404, text: 'This broadcast no longer exists.' },
  'bulk-actions/not-found': { status: 404, text: 'There is no such bulk action.' },
  'bulk-actions/nobody': { status: 422, text: 'No users are selected.' },
  'bulk-actions/too-many': { status: 422, text: 'A bulk action can have at most 100,000 users.' },
  'bulk-actions/too-old': {
    status: 409,
    text: 'This preview is older than an hour. Please preview the changes again.',
  },
  'bulk-actions/wrong-state': { status: 409, text: 'This bulk action cannot do that now.' },
  'settings/exclusive': {
    status: 400,
    text: 'Auto Video Sync and Multi Download cannot be on at the same time.',
  },
  'plans/invalid-amount': { status: 400, text: 'Days and videos must be whole numbers from 0.' },
  'plans/amount-too-large': { status: 422, text: 'A plan cannot hold that much.' },
  'login-history/not-found': { status: 404, text: 'This log entry no longer exists.' },
  'notices/not-found': { status: 404, text: 'This notice does not exist any more.' },
  'notices/push-address': {
    status: 400,
    text: 'This browser gave no address to which notices may be sent.',
  },
  'notices/push-browser-not-found': {
    status: 404,
    text: 'This browser gets no notices any more. Please turn them on again.',
  },
  'notices/essential-off': {
    status: 400,
    text: 'Money and security need the list or Telegram. Please leave one of them on.',
  },
  'offers/not-found': { status: 404, text: 'Offer not found or expired.' },
  'payments/unknown-plan': { status: 404, text: 'This plan is not on sale.' },
  'payments/method-missing': {
    status: 422,
    text: 'This payment method is not available right now. Please choose another one.',
  },
  'payments/below-minimum': {
    status: 422,
    text: 'This payment method does not take amounts this small. Please choose another one.',
  },
  'payments/above-maximum': {
    status: 422,
    text: 'This payment method does not take amounts this large. Please choose another one.',
  },
  'payments/order-not-found': { status: 404, text: 'There is no such order.' },
  'payments/order-closed': {
    status: 409,
    text: 'This order is closed. Please make a new one or contact support.',
  },
  'payments/invalid-transaction': {
    status: 400,
    text: 'This does not look like a transaction ID. Please check it.',
  },
  'payments/message-not-found': { status: 404, text: 'This message is no longer in the inbox.' },
  'payments/transaction-used': {
    status: 409,
    text: 'This transaction was already used. Please contact support.',
  },
  'payments/too-many-wrong-ids': {
    status: 429,
    text: 'Too many wrong transaction IDs. Please try again in an hour or contact support.',
  },
  'payments/price-changed': {
    status: 409,
    text: 'The price of this plan has changed. Please check the new one.',
  },
  'payments/too-many-open': {
    status: 429,
    text: 'You have 3 open payments. Please finish one of them, or wait until the oldest one ends.',
  },
  'payment-methods/newer': {
    status: 409,
    text: 'Somebody published payment methods in the meantime. Load them again.',
  },
  'payment-methods/not-complete': {
    status: 422,
    text: 'These payment methods cannot be published.',
  },
  'payment-methods/no-changes': { status: 422, text: 'Nothing differs from what is in effect.' },
  'price-lists/draft-changed': {
    status: 409,
    text: 'Somebody saved this draft in the meantime. Load it again.',
  },
  'price-lists/no-draft': { status: 404, text: 'There is no draft.' },
  'price-lists/not-complete': { status: 422, text: 'This draft cannot be published.' },
  'price-lists/no-changes': { status: 422, text: 'This draft changes nothing.' },
  'price-lists/newer': {
    status: 409,
    text: 'Another price list was published in the meantime. Load the page again.',
  },
  'price-lists/waiting': {
    status: 409,
    text: 'A price list waits for its time. Cancel its publication first.',
  },
  'price-lists/own-draft': {
    status: 403,
    text: 'Somebody else has to publish what you wrote.',
  },
  'price-lists/in-the-past': { status: 422, text: 'The time must be in the future.' },
  'price-lists/not-waiting': {
    status: 409,
    text: 'This price list is in effect already, or was cancelled.',
  },
  'redeem-codes/not-found': { status: 404, text: 'This code is not valid or was already used.' },
  'redeem-codes/no-batch': { status: 404, text: 'There is no batch with this name.' },
  'redeem-codes/nothing-voided': {
    status: 409,
    text: 'This batch has no voided codes. Somebody may have restored it already.',
  },
  'redeem-codes/gone': { status: 404, text: 'This code no longer exists.' },
  'redeem-codes/empty': { status: 422, text: 'A code must give at least one day or video.' },
  'redeem-codes/already-ended': {
    status: 422,
    text: 'The end of validity must be in the future.',
  },
  'redeem-codes/too-many-tries': {
    status: 429,
    text: 'Too many wrong codes. Please try again in an hour.',
  },
  'statistics/invalid-range': {
    status: 400,
    text: 'Please choose 1 to 366 days. The last day must not be before the first.',
  },
  'tasks/backward': { status: 409, text: 'A task can only move forward.' },
  'tasks/other-user': { status: 409, text: 'This task belongs to another user.' },
  'tasks/not-found': { status: 404, text: 'Task not found.' },
  'tasks/not-failed': { status: 409, text: 'Only a failed task can be retried.' },
  'tasks/retries-used-up': { status: 409, text: 'This task was already retried 5 times.' },
  'tasks/over': { status: 409, text: 'This task has already ended.' },
} as const satisfies Record<`${string}/${string}`, ErrorEntry>;

/** An error code of the catalogue. */
export type ErrorCode = keyof typeof ERROR_CATALOGUE;
