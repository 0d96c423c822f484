import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { DEFAULT_PHOTO_URL } from '@portal/rules';
import { Avatar, FormError } from '@portal/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts';
import { DeletePhoto } from './delete-photo';
import type { ChosenPhoto } from './use-chosen-photo';

const Row = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 20 });

const Side = styled('div')(({ theme }) => ({
  flex: '1 1 160px',
  minWidth: 0,
  '& > div:first-of-type': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& > p': {
    ...theme.typography.caption,
    margin: '8px 0 0',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

interface PhotoEditorProps {
  readonly user: UserView;
  readonly chosen: ChosenPhoto | null;
  readonly onChoose: (file: File) => void;
  readonly onDiscard: () => void;
  readonly busy: boolean;
  /** Uploaded share of the photo, 0 to 1; null while no upload is running. */
  readonly progress: number | null;
}

/** The photo, with buttons to choose a new one (with a preview) and to delete it. */
export function PhotoEditor(props: PhotoEditorProps) {
  const { user, chosen, busy, progress } = props;
  const profileTexts = useTexts().profile;
  const input = useRef<HTMLInputElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // The pressed button disappears, so move the focus to the button next to it.
  const focusChange = (): void => changeButton.current?.focus();

  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    // Reset the input, so that choosing the same file again fires a change event.
    target.value = '';
    if (!file) return;
    const isImage = file.type.startsWith('image/');
    setRefusal(isImage ? null : profileTexts.notAnImage);
    if (isImage) props.onChoose(file);
  };
  return (
    <div>
      <Row>
        <Avatar
          userId={user.userId}
          name={user.name}
          photoUrl={chosen?.previewUrl ?? user.profilePhotoUrl}
          size={88}
        />
        <Side>
          <div>
            <input
              ref={input}
              type="file"
              accept="image/*"
              hidden
              aria-label={profileTexts.changePhoto}
              onChange={pick}
            />
            <Button
              ref={changeButton}
              variant="outlined"
              color="inherit"
              aria-disabled={busy}
              onClick={() => !busy && input.current?.click()}
            >
              {profileTexts.changePhoto}
            </Button>
            {chosen && !busy && (
              <Button
                color="inherit"
                onClick={() => {
                  props.onDiscard();
                  focusChange();
                }}
              >
                {profileTexts.discardPhoto}
              </Button>
            )}
            {!chosen && user.profilePhotoUrl !== DEFAULT_PHOTO_URL && (
              <DeletePhoto userId={user.userId} disabled={busy} onDeleted={focusChange} />
            )}
          </div>
          <p>{chosen ? profileTexts.newPhoto(chosen.file.name) : profileTexts.photoHint}</p>
        </Side>
      </Row>
      {progress !== null && (
        <LinearProgress
          variant="determinate"
          value={Math.round(progress * 100)}
          aria-label={profileTexts.uploading}
          sx={{ mt: 2 }}
        />
      )}
      <FormError message={refusal} />
    </div>
  );
}
