import type { BotAccess } from './catalogue';

/**
 * The states of a subscriber's account, in the order in which they are checked: the first that applies is
 * shown.
 */
export const ACCOUNT_STATES = [
  'frozen',
  'paying',
  'newcomer',
  'expired',
  'usedUp',
  'ending',
  'notifying',
  'active',
] as const;

/** What a subscriber has to know first. */
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** What a subscriber should do next. */
export type MainAction = 'contactSupport' | 'resumePayment' | 'choosePlan' | 'renew' | 'openBot';

/** What the state of an account depends on. */
export interface AccountFacts {
  readonly isFrozen: boolean;
  /** As the service reports it: its clock decides when a plan ends. */
  readonly isExpired: boolean;
  readonly daysRemaining: number;
  /** Length of the plan in days; 0 before the first one. */
  readonly planDays: number;
  /** Videos left. */
  readonly balance: number;
  /** The bots that the plan opens. */
  readonly activates: readonly BotAccess[];
  /** Ends of the user's pending orders. */
  readonly openOrderEnds: readonly Date[];
}

/** Days left at or below which renewing is the main action, once half of the plan is over. */
export const RENEW_DAYS = 3;

/** Whether the plan opens only the notification bot: then it has no videos from its start. */
function isNotifyOnly({ activates, balance }: AccountFacts): boolean {
  return balance <= 0 && activates.includes('notify') && !activates.includes('drm');
}

const APPLIES: Readonly<Record<AccountState, (facts: AccountFacts, now: Date) => boolean>> = {
  frozen: ({ isFrozen }) => isFrozen,
  paying: ({ openOrderEnds }, now) => openOrderEnds.some((end) => end.getTime() > now.getTime()),
  newcomer: ({ isExpired, planDays }) => isExpired && planDays <= 0,
  expired: ({ isExpired }) => isExpired,
  usedUp: (facts) => facts.balance <= 0 && !isNotifyOnly(facts),
  // A new plan of three days does not end soon.
  ending: ({ daysRemaining, planDays }) =>
    daysRemaining <= RENEW_DAYS && daysRemaining * 2 <= planDays,
  notifying: isNotifyOnly,
  active: () => true,
};

/** The state of an account at an instant of the service's clock. */
export function accountState(facts: AccountFacts, now: Date): AccountState {
  return ACCOUNT_STATES.find((state) => APPLIES[state](facts, now)) ?? 'active';
}

const ACTIONS: Readonly<Record<AccountState, MainAction>> = {
  frozen: 'contactSupport',
  paying: 'resumePayment',
  newcomer: 'choosePlan',
  expired: 'renew',
  usedUp: 'renew',
  ending: 'renew',
  notifying: 'openBot',
  active: 'openBot',
};

/** The one main action of a state. */
export function mainActionOf(state: AccountState): MainAction {
  return ACTIONS[state];
}
