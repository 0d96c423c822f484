import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormError, SavedMark } from '@portal/ui';
import { texts } from '../texts';
import type { Draft } from './use-draft';

const draftTexts = texts.draft;

const Failed = styled('div')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

/** Why the last change is not saved, with the ways out. Nothing while all is saved. */
export function SaveFailed({ draft }: { draft: Draft }) {
  const { failure } = draft;
  if (!failure) return null;
  return (
    <Failed>
      <FormError message={`${draftTexts.unsaved} ${failure.text}`} />
      <div>
        {!failure.isConflict && (
          <Button variant="outlined" color="inherit" onClick={draft.tryAgain}>
            {draftTexts.tryAgain}
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={draft.loadAgain}>
          {draftTexts.loadAgain}
        </Button>
      </div>
    </Failed>
  );
}

/** Says that a change is being saved, or was. */
export function SaveMark({ draft }: { draft: Draft }) {
  if (draft.isSaving) return <span role="status">{draftTexts.saving}</span>;
  const isSaved = draft.canUndo && draft.failure === null;
  return <SavedMark label={isSaved ? draftTexts.allSaved : null} />;
}
