import type { InboxKind, InboxMatch } from '@portal/contracts';
import type { SenderFit, SuggestionCause } from '@portal/rules';

/** Texts of the Payment Inbox tab. */
export const texts = {
  title: 'Payment Inbox',
  failed: 'Failed to fetch the payment inbox.',
  empty: {
    unmatched: 'No money without an order.',
    late: 'No late money.',
    mismatched: 'No mismatched money.',
    unparsed: 'No unread messages.',
  } satisfies Record<InboxKind, string>,
  noneFound: 'Nothing that waits fits this search.',
  chips: {
    unmatched: 'Unmatched',
    late: 'Late',
    mismatched: 'Mismatched',
    unparsed: 'Unread Messages',
  } satisfies Record<InboxKind, string>,
  message: (method: string) => `Message from ${method}`,
  facts: {
    trxId: 'TrxID',
    sender: 'From',
    reference: 'Note',
    at: 'Paid',
    received: 'Received',
    waits: 'Came in',
    order: 'Order',
    made: 'Ordered',
  },
  suggestions: 'May be for',
  noSuggestions: 'No order fits this payment.',
  causes: {
    noted: 'Named in the note',
    typed: 'The payer typed this transaction ID',
    similar: 'Its code is one letter away from the note',
    same_amount: 'Same amount and method, ordered shortly before',
  } satisfies Record<SuggestionCause, string>,
  /** What the payer typed beside the transaction ID. */
  digits: {
    none: 'the payer typed no digits of the paying number',
    hadWrong: 'earlier digits did not match',
    fits: (digits: string) => `digits ${digits} match the sender`,
    differs: (digits: string) => `digits ${digits} do not match the sender`,
    unknown: (digits: string) => `digits ${digits} cannot be compared with the sender`,
  } satisfies Record<SenderFit, (digits: string) => string> & {
    none: string;
    hadWrong: string;
  },
  orderLine: (plan: string, amount: string) => `${plan}, ${amount}`,
  match: 'Match',
  matchOne: (code: string) => `Match with order ${code}`,
  matchOther: 'Match by code',
  open: 'Open payment',
  grant: 'Grant',
  dismiss: 'Dismiss',
  /** The name of a user in decisions: 'Rahim (10001)'. */
  who: (name: string, id: string) => `${name} (${id})`,
  nameless: (id: string) => `User ${id}`,
  dialog: {
    cancel: 'Cancel',
    busy: 'Saving...',
    failed: 'Failed to connect to the server.',
    reason: 'Reason',
    reasonHint: 'At least 3 characters. It appears in the audit log.',
    code: 'Reference code of the order',
    titles: {
      match: 'Match this payment?',
      grant: 'Grant this order?',
      dismiss: 'Dismiss this payment?',
      dismissMessage: 'Dismiss this message?',
    },
    /** 'Grant 30 days and 65 videos to Rahim (10001) for 1,500 BDT.' */
    grants: (amounts: string, who: string, paid: string) =>
      `Grant ${amounts} to ${who} for ${paid}.`,
    unlimited: 'unlimited videos',
    and: (days: string, videos: string) => `${days} and ${videos}`,
    price: (asked: string) => `The price of the order is ${asked}.`,
    waits: {
      late: (who: string, code: string) =>
        `Nothing is granted to ${who} yet: the money is too late for order ${code}. It waits with the order under Late.`,
      failed_amount_mismatch: (who: string, code: string) =>
        `Nothing is granted to ${who} yet: the amount is not the price of order ${code}. The money waits with the order under Mismatched.`,
    } satisfies Record<
      Exclude<InboxMatch['outcome'], 'completed'>,
      (who: string, code: string) => string
    >,
    /** 'Order K7M2P9QX: DRM Bot - 30 Days.' */
    order: (code: string, plan: string) => `Order ${code}: ${plan}.`,
    byCode: (paid: string) =>
      `Find the order that the ${paid} are for. Nothing changes until you confirm.`,
    find: 'Find order',
    finding: 'Searching...',
    dismissMoney: (paid: string) =>
      `The ${paid} will not be matched to an order. Nothing is granted.`,
    dismissOrder: (paid: string, code: string) =>
      `Order ${code} stays as it is, with its ${paid}. Nothing is granted.`,
    dismissMessage: 'The message leaves the inbox. No payment is recorded for it.',
  },
} as const;
