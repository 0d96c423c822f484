import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { deleteNote, type NoteView } from '@portal/contracts';
import { ConfirmDialog, TOUCH } from '@portal/ui';
import Trash2 from 'lucide-react/icons/trash';
import { useCallback, useRef, useState } from 'react';
import { useAction } from '../actions/use-action';
import { ExactTime } from './exact-time';
import { texts } from './texts';

const notesTexts = texts.notes;

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  outlineOffset: 4,
  '& > li': { ...theme.typography.body2, paddingBlock: 12 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& p': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& > li > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginTop: 4,
    color: theme.vars.palette.text.secondary,
  },
  '& strong': { ...theme.typography.caption, fontWeight: 600, overflowWrap: 'anywhere' },
  '& time > span': { insetInline: '0 auto' },
  '& button': { marginInlineStart: 'auto', [TOUCH]: { width: 44, height: 44 } },
}));

interface NoteListProps {
  readonly userId: number;
  readonly notes: readonly NoteView[];
  /** Ages are relative to this time, epoch ms. */
  readonly now: number;
  readonly mayDelete: boolean;
}

/** Notes about a user, newest first. Deleting one asks for confirmation. */
export function NoteList({ userId, notes, now, mayDelete }: NoteListProps) {
  const [asked, setAsked] = useState<NoteView | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = useCallback(() => setAsked(null), []);
  const deleting = useAction({
    userId,
    send: (noteId: string) => send(deleteNote, { params: { id: userId, noteId } }),
    failed: notesTexts.deleteFailed,
    failsAs: 'toast',
    // The pressed button was removed together with its note.
    onDone: () => list.current?.focus(),
  });
  return (
    <>
      <List ref={list} aria-label={notesTexts.list} tabIndex={-1}>
        {notes.map((note) => (
          <li key={note._id}>
            <p>{note.text}</p>
            <div>
              <strong>{note.actor}</strong>
              <ExactTime at={note.createdAt} now={now} />
              {mayDelete && (
                <IconButton
                  size="small"
                  aria-label={notesTexts.delete(note.actor)}
                  aria-haspopup="dialog"
                  aria-disabled={deleting.busy}
                  onClick={() => setAsked(note)}
                >
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              )}
            </div>
          </li>
        ))}
      </List>
      <ConfirmDialog
        {...notesTexts.question}
        open={asked !== null}
        dangerous
        onClose={close}
        onConfirm={() => {
          close();
          if (asked) deleting.run(asked._id);
        }}
      />
    </>
  );
}
