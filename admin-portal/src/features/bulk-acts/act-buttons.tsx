import Button from '@mui/material/Button';
import type { BulkActView } from '@portal/contracts';
import { ConfirmButton } from '@portal/ui';
import { Play, Square, Undo2 } from 'lucide-react';
import { texts as shared } from '../../shared/acts/texts';
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

/** What can be done with a bulk action in its state. */
export function ActButtons({ act, running, isTooOld }: ActButtonsProps) {
  const word = (text: string): string => (running.busy ? texts.working : text);
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
        <Button
          variant="contained"
          startIcon={<Play size={16} aria-hidden />}
          aria-disabled={running.busy}
          onClick={() => running.run('start')}
        >
          {word(texts.goOn)}
        </Button>
      );
    case 'done':
      return act.outcomes.done === 0 ? null : (
        <ConfirmButton
          variant="outlined"
          color="inherit"
          startIcon={<Undo2 size={16} aria-hidden />}
          busy={running.busy}
          question={{
            title: texts.undo.title,
            text: texts.undo.text(act.outcomes.done),
            cancelLabel: shared.cancel,
            confirmLabel: texts.undo.confirm,
          }}
          onConfirm={() => running.run('undo')}
        >
          {word(texts.undo.button)}
        </ConfirmButton>
      );
    case 'undoing':
    case 'undone':
      return null;
  }
}
