import type { PricedPlanView } from '@portal/contracts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { RowAction } from '../../../shared/versions/row-action';
import { texts } from '../texts';

const draftTexts = texts.draft;

interface PlanActionsProps {
  readonly plan: PricedPlanView;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onEdit: () => void;
  /** Null when there is no room for another plan. */
  readonly onCopy: (() => void) | null;
  readonly onMove: (step: -1 | 1, button: HTMLElement) => void;
  readonly onRemove: () => void;
}

/** The buttons of a plan in the draft. */
export function PlanActions({ plan: { name }, ...props }: PlanActionsProps) {
  const { onMove } = props;
  return (
    <>
      <RowAction
        label={draftTexts.editOne(name)}
        icon={Pencil}
        opensDialog
        onPress={props.onEdit}
      />
      <RowAction label={draftTexts.copyOne(name)} icon={Copy} opensDialog onPress={props.onCopy} />
      <RowAction
        label={draftTexts.upOne(name)}
        icon={ArrowUp}
        onPress={props.isFirst ? null : (button) => onMove(-1, button)}
      />
      <RowAction
        label={draftTexts.downOne(name)}
        icon={ArrowDown}
        onPress={props.isLast ? null : (button) => onMove(1, button)}
      />
      <RowAction label={draftTexts.removeOne(name)} icon={Trash2} onPress={props.onRemove} />
    </>
  );
}
