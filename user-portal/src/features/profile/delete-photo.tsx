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
  const words = useTexts().profile;
  const photo = useDeletePhoto(userId, onDeleted);
  return (
    <ConfirmButton
      color="error"
      busy={disabled || photo.busy}
      question={{
        title: words.removeTitle,
        text: words.removeText,
        cancelLabel: words.removeCancel,
        confirmLabel: words.removeConfirm,
      }}
      onConfirm={photo.remove}
    >
      {photo.busy ? words.removing : words.removePhoto}
    </ConfirmButton>
  );
}
