import { send } from '@portal/api-client';
import { addPushBrowser, getPush, removePushBrowser, testPushBrowser } from '@portal/contracts';
import { useErrorText } from '@portal/dashboard';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@portal/query';
import { notify, useLanguage } from '@portal/ui';
import { noticeKeys } from '../../../shared/notices/notice-keys';
import { useTexts } from '../../../shared/notices/texts/use-texts';
import { readPushEnvironment, subscribe, unsubscribe } from './push-environment';
import { pushState } from './push-state';

const pushQuery = (userId: number) =>
  queryOptions({
    queryKey: noticeKeys.push(userId),
    queryFn: async ({ signal }) => {
      const known = await send(getPush, { params: { id: userId }, signal });
      return { known, environment: await readPushEnvironment() };
    },
    staleTime: 0,
  });

/** Push in this browser: how it stands, and what the user can do. */
export function usePush(userId: number) {
  const { push } = useTexts();
  const language = useLanguage();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const query = useQuery(pushQuery(userId));
  const state = query.data && pushState(query.data.known, query.data.environment);
  const params = { id: userId };

  /** An action of this browser; afterwards everything is read anew. */
  const useAction = (work: () => Promise<unknown>, failed: string) =>
    useMutation({
      mutationFn: work,
      onError: (error) => notify({ tone: 'error', text: errorText(error, failed) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: noticeKeys.push(userId) }),
    });

  const turnOn = useAction(async () => {
    const publicKey = query.data?.known.publicKey;
    const subscription = publicKey ? await subscribe(publicKey) : null;
    const { endpoint, keys } = subscription?.toJSON() ?? {};
    const { p256dh, auth } = keys ?? {};
    if (!endpoint || !p256dh || !auth) return;
    await send(addPushBrowser, { params, body: { endpoint, p256dh, auth, language } });
  }, push.turnOnFailed);

  const turnOff = useAction(async () => {
    const here = state?.here;
    if (here) await send(removePushBrowser, { params: { ...params, browserId: here._id } });
    await unsubscribe();
  }, push.turnOffFailed);

  const test = useAction(async () => {
    const here = state?.here;
    if (!here) return;
    const { delivery } = await send(testPushBrowser, {
      params: { ...params, browserId: here._id },
    });
    notify(
      delivery.isAccepted
        ? { tone: 'success', text: push.testSent }
        : { tone: 'error', text: push.testFailed },
    );
  }, push.testFailed);

  return {
    query,
    state,
    needsInstall: query.data?.environment.needsInstall ?? false,
    isDenied: query.data?.environment.permission === 'denied',
    turnOn: () => turnOn.mutate(),
    turnOff: () => turnOff.mutate(),
    test: () => test.mutate(),
    busy: turnOn.isPending || turnOff.isPending || test.isPending,
  };
}
