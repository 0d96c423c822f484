import { send } from '@portal/api-client';
import { markNoticesRead } from '@portal/contracts';
import { useErrorText } from '@portal/dashboard';
import { useMutation, useQueryClient } from '@portal/query';
import { notify } from '@portal/ui';
import { noticeKeys } from './notice-keys';
import { useTexts } from './texts/use-texts';

/** Marks notices of the user as read; null: all. */
export function useMarkRead(userId: number) {
  const texts = useTexts();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: readonly string[] | null) =>
      send(markNoticesRead, { params: { id: userId }, body: ids ? { ids: [...ids] } : {} }),
    onSuccess: ({ unread }) => {
      queryClient.setQueryData(noticeKeys.unread(userId), unread);
      return queryClient.invalidateQueries({ queryKey: noticeKeys.pages(userId) });
    },
    onError: (error) => notify({ tone: 'error', text: errorText(error, texts.failed) }),
  });
  return { mark: mutate, busy: isPending };
}
