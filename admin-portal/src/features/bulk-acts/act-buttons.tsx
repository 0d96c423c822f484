import Button from '@mui/material/Button';
import type { BulkActView } from '@portal/contracts';
import { ConfirmButton } from '@portal/ui';
import { Play, Square, Undo2 } from 'lucide-react';
import { texts as shared } from '../../shared/acts/texts';
import { useAllowedKinds } from '../../shared/bulk-acts/kinds';
import { actWords } from './act-words';
import { texts } from './texts';
import type { useRunAct } from './use-run-act';

interface ActButtonsProps {
  readonly act: BulkActView;
  readonly running: ReturnType<typeof useRunAct>;
  readonly isTooOld: boolean;
}

function StartButton({ act, running }: Omit<ActButtonsProps, 'isTooOld'>) {
  const { outcomes, sum, total } = act;
  const words = texts.start;
  const sums = words.sums(sum.days, sum.videos);
  const rest = total - outcomes.pending;
  const changes = `${words.changes(outcomes.pending)}${sums && `: ${sums}`}.`;
  return (
    <ConfirmButton
      variant="contained"
      startIcon={<Play size={16} aria-hidden />}
      busy={running.busy}
      dangerous={act.act.kind === 'freeze' || act.act.kind === 'cut'}
      question={{
        title: words.title(actWords(act.act, outcomes.pending)),
        text: rest > 0 ? `${changes} ${words.stay(rest)}` : changes,
        cancelLabel: shared.cancel,
        confirmLabel: words.confirm,
      }}
      onConfirm={() => running.run('start')}
    >
      {running.busy ? texts.working : words.button}
    </ConfirmButton>
  );
}

function UndoButton({ act, running }: Omit<ActButtonsProps, 'isTooOld'>) {
  const words = texts.undo;
  if (act.outcomes.done === 0) return null;
  return (
    <ConfirmButton
      variant="outlined"
      color="inherit"
      startIcon={<Undo2 size={16} aria-hidden />}
      busy={running.busy}
      question={{
        title: words.title,
        text: words.text(act.outcomes.done),
        cancelLabel: shared.cancel,
        confirmLabel: words.confirm,
      }}
      onConfirm={() => running.run('undo')}
    >
      {running.busy ? texts.working : words.button}
    </ConfirmButton>
  );
}

/** What can be done with a bulk action in its state, by who may do the same to one user. */
export function ActButtons({ act, running, isTooOld }: ActButtonsProps) {
  const kinds = useAllowedKinds();
  const word = (text: string): string => (running.busy ? texts.working : text);
  if (act.state !== 'running' && !kinds.includes(act.act.kind)) return null;
  switch (act.state) {
    case 'draft':
      return isTooOld || act.outcomes.pending === 0 ? null : (
        <StartButton act={act} running={running} />
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
          <UndoButton act={act} running={running} />
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
      return <UndoButton act={act} running={running} />;
    case 'undoing':
    case 'undone':
      return null;
  }
}
