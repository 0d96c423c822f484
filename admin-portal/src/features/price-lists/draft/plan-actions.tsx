import IconButton from '@mui/material/IconButton';
import type { PricedPlanView } from '@portal/contracts';
import { ArrowDown, ArrowUp, Copy, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
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

interface ActionProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly opensDialog?: boolean;
  /** Null: not possible now. The button keeps the focus. */
  readonly onPress: ((button: HTMLElement) => void) | null;
}

function Action({ label, icon: Icon, opensDialog, onPress }: ActionProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-disabled={onPress === null}
      onClick={(event) => onPress?.(event.currentTarget)}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}

/** The buttons of a plan in the draft. */
export function PlanActions({ plan: { name }, ...props }: PlanActionsProps) {
  const { onMove } = props;
  return (
    <>
      <Action label={draftTexts.editOne(name)} icon={Pencil} opensDialog onPress={props.onEdit} />
      <Action label={draftTexts.copyOne(name)} icon={Copy} opensDialog onPress={props.onCopy} />
      <Action
        label={draftTexts.upOne(name)}
        icon={ArrowUp}
        onPress={props.isFirst ? null : (button) => onMove(-1, button)}
      />
      <Action
        label={draftTexts.downOne(name)}
        icon={ArrowDown}
        onPress={props.isLast ? null : (button) => onMove(1, button)}
      />
      <Action label={draftTexts.removeOne(name)} icon={Trash2} onPress={props.onRemove} />
    </>
  );
}
