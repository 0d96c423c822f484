import { send, upload } from '@portal/api-client';
import {
  PHOTO_FIELD,
  type UpdateProfileRequest,
  updateProfile,
  uploadPhoto,
  type UserView,
} from '@portal/contracts';
import { useErrorText } from '@portal/dashboard';
import { useMutation } from '@portal/query';
import { useSession } from '@portal/session';
import { notify } from '@portal/ui';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts';

/** The values of the profile form. */
export interface ProfileEdit {
  /** The chosen photo; null without one. */
  readonly photo: File | null;
  readonly name: string;
  readonly email: string;
}

function changesOf(user: UserView, { name, email }: ProfileEdit): UpdateProfileRequest {
  return {
    ...(name.trim() !== user.name && { name: name.trim() }),
    ...(email.trim() !== (user.email ?? '') && { email: email.trim() }),
  };
}

/**
 * Saves the profile: the photo first if one was chosen, then name and email if they changed (spec
 * subscriber.md §4). Each answer replaces the local user immediately. So after a failure of the second
 * request the screen shows the state of the server, and a message says which part was saved.
 */
export function useSaveProfile(user: UserView, onPhotoSaved: () => void) {
  const profileTexts = useTexts().profile;
  const errorText = useErrorText();
  const { updateUser } = useSession();
  const [progress, setProgress] = useState(0);
  const params = { id: user.userId };
  const photo = useMutation({
    mutationFn: (file: File) =>
      upload(uploadPhoto, { params, file, field: PHOTO_FIELD, onProgress: setProgress }),
    onMutate: () => setProgress(0),
    onSuccess: ({ updated }) => {
      updateUser(updated);
      onPhotoSaved();
    },
  });
  const details = useMutation({
    mutationFn: (body: UpdateProfileRequest) => send(updateProfile, { params, body }),
    onSuccess: ({ updated }) => updateUser(updated),
  });

  const save = async (edit: ProfileEdit): Promise<boolean> => {
    const changes = changesOf(user, edit);
    photo.reset();
    details.reset();
    try {
      if (edit.photo) await photo.mutateAsync(edit.photo);
      if (Object.keys(changes).length > 0) await details.mutateAsync(changes);
    } catch {
      // The failed mutation contains the error.
      return false;
    }
    notify({ tone: 'success', text: profileTexts.saved });
    return true;
  };

  const detailsError = details.error && errorText(details.error, profileTexts.updateFailed);
  return {
    save,
    busy: photo.isPending || details.isPending,
    /** Uploaded share of the photo, 0 to 1; null while no upload is running. */
    progress: photo.isPending ? progress : null,
    error: photo.error ? errorText(photo.error, profileTexts.photoFailed) : detailsError,
    /** Shown next to the error when only the photo was saved. */
    savedHalf: detailsError && photo.isSuccess ? profileTexts.onlyPhotoSaved : null,
  };
}
