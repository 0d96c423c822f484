import { send } from '@portal/api-client';
import { type UpdateSettingsRequest, updateSettings } from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import { useAction } from '../../shared/actions/use-action';
import { texts } from './texts';
import { accountQuery } from '../../shared/users/user-queries';

/**
 * Saves what the modal shows of a user's settings; the others are not sent, so that an old screen
 * cannot undo what the user changed meanwhile.
 */
export function useSaveSettings(userId: number, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useAction({
    userId,
    send: async (body: UpdateSettingsRequest) => {
      const answer = await send(updateSettings, { params: { id: userId }, body });
      // At once, so that the form does not show the old choice until the user is read again.
      queryClient.setQueryData(
        accountQuery(userId).queryKey,
        (held) => held && { ...held, ...answer.updated },
      );
      return answer;
    },
    done: texts.settings.saved,
    failed: texts.settings.saveFailed,
    failsAs: 'toast',
    onDone: onSaved,
  });
}
