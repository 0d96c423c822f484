import { send } from '@portal/api-client';
import { markStaffNoticesRead } from '@portal/contracts';
import { useErrorText } from '@portal/dashboard';
import { useMutation, useQueryClient } from '@portal/query';
import { notify } from '@portal/ui';
import { noticesKey } from './notices-query';
import { texts } from './texts';

/** Marks notices as read by the signed-in administrator; null: all. */
export function useMarkRead() {
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: readonly string[] | null) =>
      send(markStaffNoticesRead, { body: ids ? { ids: [...ids] } : {} }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: noticesKey }),
    onError: (error) => notify({ tone: 'error', text: errorText(error, texts.notMarked) }),
  });
  return { mark: mutate, busy: isPending };
}
