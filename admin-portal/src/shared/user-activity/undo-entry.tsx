import { styled } from '@mui/material/styles';
import { isUndoable, type TimelineEntry, UNDOABLE_ACTIONS } from '@portal/contracts';
import type { AdminPermission } from '@portal/rules';
import { ConfirmButton } from '@portal/ui';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { usePermissions } from '../access/use-may';
import { useUndo } from '../actions/use-undo';
import { texts } from './texts';
import { timelineText } from './timeline-text';

const undoTexts = texts.timeline.undo;

const Undone = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

interface UndoEntryProps {
  readonly userId: number;
  readonly entry: TimelineEntry;
}

/** 'Undo' of an action that can be undone, or 'Undone'. Nothing for other entries and roles. */
export function UndoEntry({ userId, entry }: UndoEntryProps) {
  const may = usePermissions();
  const undo = useUndo();
  const [busy, setBusy] = useState(false);
  const needs = neededFor(entry);
  if (!('actionId' in entry) || entry.actionId === undefined || needs === null) return null;
  const { actionId, isUndone } = entry;
  if (isUndone) return <Undone>{undoTexts.done}</Undone>;
  if (!may(needs)) return null;
  const run = async (): Promise<void> => {
    setBusy(true);
    await undo(userId, actionId);
    setBusy(false);
  };
  return (
    <ConfirmButton
      variant="text"
      color="inherit"
      startIcon={<Undo2 size={15} aria-hidden />}
      dangerous={false}
      busy={busy}
      question={{ ...undoTexts.question, text: undoTexts.text(timelineText(entry).text) }}
      onConfirm={() => void run()}
    >
      {undoTexts.button}
    </ConfirmButton>
  );
}

/** The permission that the undo of an entry needs; null when it cannot be undone. */
function neededFor(entry: TimelineEntry): AdminPermission | null {
  if (entry.kind === 'plan') return 'plans';
  return entry.kind === 'admin' && isUndoable(entry.action) ? UNDOABLE_ACTIONS[entry.action] : null;
}
