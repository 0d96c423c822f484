import { send } from '@portal/api-client';
import { deletePhoto } from '@portal/contracts';
import { useErrorText } from '@portal/dashboard';
import { useMutation } from '@portal/query';
import { useSession } from '@portal/session';
import { notify } from '@portal/ui';
import { useTexts } from '../../texts/use-texts';

/** Deletes the photo on the server, then calls `onDeleted`. */
export function useDeletePhoto(userId: number, onDeleted: () => void) {
  const profileTexts = useTexts().profile;
  const errorText = useErrorText();
  const { updateUser } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(deletePhoto, { params: { id: userId } }),
    onSuccess: ({ updated }) => {
      updateUser(updated);
      notify({ tone: 'success', text: profileTexts.removed });
      onDeleted();
    },
    onError: (error) =>
      notify({ tone: 'error', text: errorText(error, profileTexts.removeFailed) }),
  });
  return { remove: () => mutate(), busy: isPending };
}
