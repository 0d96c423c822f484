import { ApiError, errorText, send } from '@portal/api-client';
import { endAdminSession, endOtherAdminSessions } from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/query';
import { notify } from '@portal/ui';
import { adminSessionsQuery } from './sessions-query';
import { texts } from './texts';

const sessionsTexts = texts.sessions;

/**
 * Ends one session by its id. Without an id it ends all sessions except this browser's. Shows the
 * result.
 */
export function useEndSession(onEnded: () => void) {
  const queryClient = useQueryClient();
  const refresh = (): Promise<void> =>
    queryClient.invalidateQueries({ queryKey: adminSessionsQuery.queryKey });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (sessionId: string | null): Promise<string> => {
      if (sessionId === null) return sessionsTexts.ended((await send(endOtherAdminSessions)).ended);
      await send(endAdminSession, { params: { sessionId } });
      return sessionsTexts.endedOne;
    },
    onSuccess: async (text) => {
      notify({ tone: 'success', text });
      await refresh();
      onEnded();
    },
    onError: (error) => {
      notify({ tone: 'error', text: errorText(error, texts.connection) });
      // The session may have been ended elsewhere.
      if (error instanceof ApiError) void refresh();
    },
  });
  return {
    busy: isPending,
    /** Id of the session that is being ended. */
    ending: isPending ? variables : undefined,
    endOne: (sessionId: string): void => {
      if (!isPending) mutate(sessionId);
    },
    endOthers: (): void => {
      if (!isPending) mutate(null);
    },
  };
}
