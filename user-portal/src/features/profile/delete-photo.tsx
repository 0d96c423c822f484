import { ConfirmButton } from '@portal/ui';
import { useTexts } from '../../texts/use-texts';
import { useDeletePhoto } from './use-delete-photo';

interface DeletePhotoProps {
  readonly userId: number;
  readonly disabled: boolean;
  readonly onDeleted: () => void;
}

/** Deletes the photo, after a confirmation. */
export function DeletePhoto({ userId, disabled, onDeleted }: DeletePhotoProps) {
  const profileTexts = useTexts().profile;
  const photo = useDeletePhoto(userId, onDeleted);
  return (
    <ConfirmButton
      color="error"
      busy={disabled || photo.busy}
      question={{
        title: profileTexts.removeTitle,
        text: profileTexts.removeText,
        cancelLabel: profileTexts.removeCancel,
        confirmLabel: profileTexts.removeConfirm,
      }}
      onConfirm={photo.remove}
    >
      {photo.busy ? profileTexts.removing : profileTexts.removePhoto}
    </ConfirmButton>
  );
}
