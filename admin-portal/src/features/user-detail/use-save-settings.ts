import { send } from '@portal/api-client';
import { type UpdateSettingsRequest, updateSettings } from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import { useAction } from '../../shared/actions/use-action';
import { texts } from './texts';
import { accountQuery } from '../../shared/users/user-queries';

/**
 * Saves the settings that the dialog shows. It sends no others, so that an outdated screen cannot undo
 * changes made by the user.
 */
export function useSaveSettings(userId: number, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useAction({
    userId,
    send: async (body: UpdateSettingsRequest) => {
      const answer = await send(updateSettings, { params: { id: userId }, body });
      // Updated immediately, so that the form does not show the old value until the user is read again.
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
