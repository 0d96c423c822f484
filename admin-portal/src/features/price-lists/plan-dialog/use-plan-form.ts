import type { PricedPlanView } from '@portal/contracts';
import { type SubmitEvent, useState } from 'react';
import { focusFirstProblem } from '../../../shared/versions/focus-first-problem';
import { copyOf, EMPTY_PLAN, entriesOf, type PlanEntries } from './plan-entries';
import { planOf, problemsOf } from './read-plan';

/** What the form of a plan starts with. */
export type PlanFormStart =
  { readonly kind: 'new' } | { readonly kind: 'copy' | 'edit'; readonly plan: PricedPlanView };

function startOf(start: PlanFormStart, zone: string): PlanEntries {
  if (start.kind === 'new') return EMPTY_PLAN;
  return start.kind === 'copy' ? copyOf(start.plan, zone) : entriesOf(start.plan, zone);
}

/**
 * State of the form of a plan.
 * @param taken ids of the other plans.
 */
export function usePlanForm(
  start: PlanFormStart,
  { zone, taken }: { readonly zone: string; readonly taken: readonly string[] },
  onPlan: (plan: PricedPlanView) => void,
) {
  const [entries, setEntries] = useState(() => startOf(start, zone));
  const [isChecked, setChecked] = useState(false);
  const problems = problemsOf(entries, taken);
  const shown = isChecked ? problems : {};
  return {
    entries,
    problems: shown,
    fill: (change: Partial<PlanEntries>): void => setEntries({ ...entries, ...change }),
    /** Props of a field for a text or number. */
    field: (name: TextField) => ({
      name,
      problem: shown[name],
      value: entries[name],
      onChange: ({ target }: { readonly target: { readonly value: string } }): void =>
        setEntries({ ...entries, [name]: target.value }),
    }),
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      setChecked(true);
      if (Object.keys(problems).length === 0) onPlan(planOf(entries, zone));
      else focusFirstProblem(event.currentTarget);
    },
  };
}

/** Names of the entries that are typed texts. */
type TextField = {
  [Name in keyof PlanEntries]: PlanEntries[Name] extends string ? Name : never;
}[keyof PlanEntries];
