import { FIRST_STEPS, type FirstRunFacts, isFirstRunOver, isStepDone } from './first-run';

const facts = (change: Partial<FirstRunFacts> = {}): FirstRunFacts => ({
  hadPlan: false,
  hasOpenedBot: false,
  hasSentLink: false,
  ...change,
});

test.each([
  [{}, []],
  [{ hasOpenedBot: true }, ['openBot']],
  [{ hadPlan: true }, ['choosePlan']],
  [{ hadPlan: true, hasOpenedBot: true }, ['openBot', 'choosePlan']],
  [{ hasSentLink: true }, ['openBot', 'sendLink']],
  [{ hadPlan: true, hasSentLink: true }, ['openBot', 'choosePlan', 'sendLink']],
])('of %j these steps are done: %j', (change, done) => {
  expect(FIRST_STEPS.filter((step) => isStepDone(step, facts(change)))).toEqual(done);
  expect(isFirstRunOver(facts(change))).toBe(done.length === FIRST_STEPS.length);
});
