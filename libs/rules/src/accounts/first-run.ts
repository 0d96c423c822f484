/** The first steps of a subscriber, in their order. */
export const FIRST_STEPS = ['openBot', 'choosePlan', 'sendLink'] as const;

/** One of the first steps. */
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What is known of a new subscriber. */
export interface FirstRunFacts {
  /** Whether there is or was a plan, bought or by a code. */
  readonly hadPlan: boolean;
  /** Whether the bot was opened from this page. */
  readonly hasOpenedBot: boolean;
  /** Whether the bot ever got a link: a task in the queue, or a download. */
  readonly hasSentLink: boolean;
}

const IS_DONE: Readonly<Record<FirstStep, (facts: FirstRunFacts) => boolean>> = {
  // Who sent a link has opened the bot.
  openBot: ({ hasOpenedBot, hasSentLink }) => hasOpenedBot || hasSentLink,
  choosePlan: ({ hadPlan }) => hadPlan,
  sendLink: ({ hasSentLink }) => hasSentLink,
};

/** Whether a step is done. */
export function isStepDone(step: FirstStep, facts: FirstRunFacts): boolean {
  return IS_DONE[step](facts);
}

/** Whether all first steps are done. */
export function isFirstRunOver(facts: FirstRunFacts): boolean {
  return FIRST_STEPS.every((step) => isStepDone(step, facts));
}
