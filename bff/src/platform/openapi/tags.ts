import type { AccessPolicy } from '../security/access';

/** The tags of callers, and the tags of nouns, which are the folders of the contract. */
const TAGS = {
  bot: 'Calls of the bot.',
  relay: 'Calls of the payment relay.',
  subscriber: 'Calls of the subscriber portal.',
  administrator: 'Calls of the administrator portal.',
  public: 'Calls without a session.',

  accounts: 'Users: profile, photo, notes, tags, freezing.',
  audit: "The record of administrators' actions.",
  'bot-events': 'The feed of messages that the bot sends to users.',
  broadcasts: 'Messages to all users of a segment.',
  'browser-reports': 'Errors and measurements of pages.',
  'bulk-actions': 'One change of many users, with dry run and undo.',
  downloads: 'Finished downloads.',
  health: 'Probes of supervisors and load balancers.',
  'login-history': 'Sign-ins of subscribers.',
  notices: 'What a user or administrator is notified of, and by which channel.',
  offers: 'Messages and discounts for one user.',
  payments: 'Orders, incoming money, and decisions about it.',
  plans: 'The catalogue, and the days and videos of users.',
  'redeem-codes': 'Codes for days and videos.',
  releases: 'Versions of the contract.',
  'saved-views': 'Filters, orders and columns of lists that administrators save.',
  sessions: 'Signing in and out, passwords, authenticator apps.',
  settings: 'Download settings of users.',
  statistics: 'Numbers about users, downloads, money and the system.',
  tasks: "The bot's downloads in progress.",
} as const;

/** All tags with their descriptions. */
export const TAG_OBJECTS = Object.entries(TAGS).map(([name, description]) => ({
  name,
  description,
}));

/** The tags of an operation. @throws Error for a noun without a tag. */
export function tagsOf(policy: AccessPolicy, noun: string): string[] {
  if (!(noun in TAGS)) throw new Error(`The noun ${noun} has no tag; describe it in tags.ts.`);
  return [callerTag(policy), noun];
}

function callerTag({ kind }: AccessPolicy): keyof typeof TAGS {
  switch (kind) {
    case 'self':
    case 'self-or-admin':
      return 'subscriber';
    case 'admin':
      return 'administrator';
    default:
      return kind;
  }
}
