import { type PricedPlan, priceChanges, type PricedPlanChange } from '@portal/rules';
import { InlineHint, useFormats } from '@portal/ui';
import { Changes } from '../../shared/versions/changes';
import { PLAN_FIELDS } from './plan-fields';
import { texts } from './texts';

interface ChangeListProps {
  /** Accessible name. */
  readonly label: string;
  readonly before: readonly PricedPlan[];
  readonly after: readonly PricedPlan[];
}

/** What differs between two price lists, plan by plan: 'Combo - 7 Days: BDT 799 → 899'. */
export function ChangeList({ label, before, after }: ChangeListProps) {
  const changes = priceChanges(before, after);
  if (changes.length === 0) return <InlineHint>{texts.changes.nothing}</InlineHint>;
  const nameOf = ({ planId }: PricedPlanChange): string =>
    [...after, ...before].find(({ id }) => id === planId)?.name || planId;
  return (
    <Changes aria-label={label}>
      {changes.map((change) => (
        <li key={change.planId}>
          <strong>{nameOf(change)}</strong>
          {': '}
          <Difference
            change={change}
            plan={after.find(({ id }) => id === change.planId)}
            place={after.findIndex(({ id }) => id === change.planId) + 1}
          />
        </li>
      ))}
    </Changes>
  );
}

interface DifferenceProps {
  readonly change: PricedPlanChange;
  /** The plan of the newer list; undefined for a removed one. */
  readonly plan: PricedPlan | undefined;
  /** Its place in the newer list, from 1. */
  readonly place: number;
}

function Difference({ change: { kind, fields }, plan, place }: DifferenceProps) {
  const formats = useFormats();
  if (kind === 'moved') return texts.changes.moved(place);
  if (kind === 'removed') return texts.changes.removed;
  if (kind === 'added' && plan) {
    return (
      <>
        {texts.changes.added},{' '}
        <mark>
          {PLAN_FIELDS.priceBdt.name} {formats.count(plan.priceBdt)}
        </mark>
      </>
    );
  }
  return fields.map(({ field, before, after }, index) => {
    const { name, isPrice, write } = PLAN_FIELDS[field];
    const words = `${name} ${write(before, formats)} → ${write(after, formats)}`;
    return (
      <span key={field}>
        {index > 0 && ', '}
        {isPrice ? <mark>{words}</mark> : words}
      </span>
    );
  });
}
