import Button from '@mui/material/Button';
import type { BulkActionView } from '@portal/contracts';
import { ConfirmButton } from '@portal/ui';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import Undo2 from 'lucide-react/icons/undo-2';
import { texts as shared } from '../../shared/actions/texts';
import { useAllowedKinds } from '../../shared/bulk-actions/kinds';
import { actionText } from '../../shared/bulk-actions/action-text';
import { texts } from './texts';
import type { useRunAction } from './use-run-action';

interface ActionButtonsProps {
  readonly action: BulkActionView;
  readonly running: ReturnType<typeof useRunAction>;
  readonly isTooOld: boolean;
}

function StartButton({ action, running }: Omit<ActionButtonsProps, 'isTooOld'>) {
  const { outcomes, sum, total } = action;
  const startTexts = texts.start;
  const sums = startTexts.sums(sum.days, sum.videos);
  const rest = total - outcomes.pending;
  const changes = `${startTexts.changes(outcomes.pending)}${sums && `: ${sums}`}.`;
  return (
    <ConfirmButton
      variant="contained"
      startIcon={<Play size={16} aria-hidden />}
      busy={running.busy}
      dangerous={action.action.kind === 'freeze' || action.action.kind === 'cut'}
      question={{
        title: startTexts.title(actionText(action.action, outcomes.pending)),
        text: rest > 0 ? `${changes} ${startTexts.stay(rest)}` : changes,
        cancelLabel: shared.cancel,
        confirmLabel: startTexts.confirm,
      }}
      onConfirm={() => running.run('start')}
    >
      {running.busy ? texts.working : startTexts.button}
    </ConfirmButton>
  );
}

function UndoButton({ action, running }: Omit<ActionButtonsProps, 'isTooOld'>) {
  const startTexts = texts.undo;
  if (action.outcomes.done === 0) return null;
  return (
    <ConfirmButton
      variant="outlined"
      color="inherit"
      startIcon={<Undo2 size={16} aria-hidden />}
      busy={running.busy}
      question={{
        title: startTexts.title,
        text: startTexts.text(action.outcomes.done),
        cancelLabel: shared.cancel,
        confirmLabel: startTexts.confirm,
      }}
      onConfirm={() => running.run('undo')}
    >
      {running.busy ? texts.working : startTexts.button}
    </ConfirmButton>
  );
}

/**
 * Buttons for what is possible in the current state. They need the permission for the same action on
 * one user.
 */
export function ActionButtons({ action, running, isTooOld }: ActionButtonsProps) {
  const kinds = useAllowedKinds();
  const word = (text: string): string => (running.busy ? texts.working : text);
  if (action.state !== 'running' && !kinds.includes(action.action.kind)) return null;
  switch (action.state) {
    case 'draft':
      return isTooOld || action.outcomes.pending === 0 ? null : (
        <StartButton action={action} running={running} />
      );
    case 'running':
      return (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Square size={14} aria-hidden />}
          aria-disabled={running.busy}
          onClick={() => running.run('stop')}
        >
          {word(texts.stop)}
        </Button>
      );
    case 'stopped':
      return (
        <>
          <UndoButton action={action} running={running} />
          <Button
            variant="contained"
            startIcon={<Play size={16} aria-hidden />}
            aria-disabled={running.busy}
            onClick={() => running.run('start')}
          >
            {word(texts.goOn)}
          </Button>
        </>
      );
    case 'done':
      return <UndoButton action={action} running={running} />;
    case 'undoing':
    case 'undone':
      return null;
  }
}
