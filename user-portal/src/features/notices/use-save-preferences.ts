import { send } from '@portal/api-client';
import {
  type NoticePreferencesResponse,
  type NoticePreferencesView,
  type UpdateNoticePreferencesRequest,
  updateNoticePreferences,
} from '@portal/contracts';
import { dashboardKeys, useErrorText } from '@portal/dashboard';
import { useMutation, useQueryClient } from '@portal/query';
import { readSwitches } from '@portal/rules';
import { notify } from '@portal/ui';
import { noticeKeys } from '../../shared/notices/notice-keys';
import { useTexts } from '../../shared/notices/texts/use-texts';

type PreferencesChange = Pick<UpdateNoticePreferencesRequest, 'kinds' | 'quietHours'>;

function changed(
  preferences: NoticePreferencesView,
  { kinds, quietHours = preferences.quietHours }: PreferencesChange,
): NoticePreferencesView {
  return { ...preferences, kinds: { ...readSwitches(preferences), ...kinds }, quietHours };
}

/** Saves a change at once. The screen shows it meanwhile, and what was before when it fails. */
export function useSavePreferences(userId: number) {
  const { panel } = useTexts();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const queryKey = noticeKeys.preferences(userId);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: PreferencesChange) =>
      send(updateNoticePreferences, { params: { id: userId }, body }),
    // Requests of one scope are sent in the order of the taps, so the last tap wins.
    scope: { id: `notices-${userId}` },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<NoticePreferencesResponse>(
        queryKey,
        (before) => before && { ...before, preferences: changed(before.preferences, change) },
      );
    },
    // Whether the bot reminds of the plan is a setting of the user too.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: dashboardKeys.user(userId) }),
    onError: (error) => notify({ tone: 'error', text: errorText(error, panel.failed) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { save: mutate, saving: isPending };
}
