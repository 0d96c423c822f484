import type { PricedPlanView } from '@portal/contracts';
import { PLAN_LIMITS, type PlanFault, type PricedPlanChange } from '@portal/rules';
import { useEffect, useRef, useState } from 'react';
import { moveRow } from '../../../shared/versions/move-row';
import { PlanDialog } from '../plan-dialog/plan-dialog';
import type { PlanFormStart } from '../plan-dialog/use-plan-form';
import { PlanTable } from '../plan-table';
import { texts } from '../texts';
import { putPlan } from './edit-plans';
import { PlanActions } from './plan-actions';
import type { Draft } from './use-draft';

interface DraftPlansProps {
  readonly plans: readonly PricedPlanView[];
  readonly faults: readonly PlanFault[];
  readonly changes: readonly PricedPlanChange[];
  /** Null for a role that only reads. */
  readonly onEdit: ((start: PlanFormStart) => void) | null;
  readonly onChange: Draft['change'];
  /** Called after a plan was removed: its button is gone. */
  readonly onRemoved: () => void;
}

/** The plans of the draft with their faults and differences, and the buttons of each. */
export function DraftPlans({
  plans,
  faults,
  changes,
  onEdit,
  onChange,
  onRemoved,
}: DraftPlansProps) {
  const moved = useRef<HTMLElement | null>(null);
  // A row that moves in the page loses the focus.
  useEffect(() => {
    moved.current?.focus();
    moved.current = null;
  }, [plans]);
  return (
    <PlanTable
      label={texts.draft.plans}
      plans={plans}
      extrasOf={({ id }) => ({
        faults: faults.filter(({ planId }) => planId === id),
        change: changes.find(({ planId }) => planId === id)?.kind ?? null,
      })}
      {...(onEdit && {
        actions: (plan, place) => (
          <PlanActions
            plan={plan}
            isFirst={place === 0}
            isLast={place === plans.length - 1}
            onEdit={() => onEdit({ kind: 'edit', plan })}
            onCopy={plans.length < PLAN_LIMITS.plans ? () => onEdit({ kind: 'copy', plan }) : null}
            onMove={(step, button) => {
              moved.current = button;
              onChange(moveRow(plans, place, step));
            }}
            onRemove={() => {
              onChange(plans.filter((one) => one !== plan));
              onRemoved();
            }}
          />
        ),
      })}
    />
  );
}

interface EditedPlanProps {
  readonly start: PlanFormStart;
  readonly plans: readonly PricedPlanView[];
  /** Ids of the list in effect: they stay. */
  readonly published: readonly string[];
  readonly zone: string;
  readonly onChange: Draft['change'];
  readonly onClose: () => void;
}

/** The dialog of a plan. It refuses to overwrite what somebody else changed in the meantime. */
export function EditedPlan(props: EditedPlanProps) {
  const { start, plans, published, onChange, onClose } = props;
  const [error, setError] = useState<string | null>(null);
  const before = start.kind === 'edit' ? start.plan : null;
  const put = (plan: PricedPlanView): void => {
    const now = before && plans.find(({ id }) => id === before.id);
    if (before && JSON.stringify(now) !== JSON.stringify(before)) {
      setError(texts.form.changed);
      return;
    }
    onChange(putPlan(plans, plan, before));
    onClose();
  };
  return (
    <PlanDialog
      start={start}
      zone={props.zone}
      taken={plans.filter(({ id }) => id !== before?.id).map(({ id }) => id)}
      isNew={before === null || !published.includes(before.id)}
      error={error}
      onPlan={put}
      onClose={onClose}
    />
  );
}
