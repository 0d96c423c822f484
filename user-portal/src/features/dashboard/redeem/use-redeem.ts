import { send } from '@portal/api-client';
import { redeemCode } from '@portal/contracts';
import { useErrorText, useReplaceUser } from '@portal/dashboard';
import { useMutation } from '@portal/query';
import { useTexts } from '../texts/use-texts';

/** Redeems a code, then replaces the displayed user by the one of the answer. */
export function useRedeem(onDone: () => void) {
  const { redeem } = useTexts();
  const errorText = useErrorText();
  const replaceUser = useReplaceUser();
  const { mutate, reset, isPending, data, error } = useMutation({
    mutationFn: (code: string) => send(redeemCode, { body: { code } }),
    onSuccess: async ({ updated }) => {
      await replaceUser(updated);
      onDone();
    },
  });
  return {
    busy: isPending,
    done: data ? redeem.done(data.granted.days, data.granted.videos) : null,
    error: error ? errorText(error, redeem.connection) : null,
    submit: mutate,
    reset,
  };
}
