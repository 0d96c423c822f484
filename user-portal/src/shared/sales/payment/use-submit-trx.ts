import { send } from '@portal/api-client';
import { submitTrx, type SubmitTrxRequest } from '@portal/contracts';
import { useErrorText } from '@portal/dashboard';
import { useMutation } from '@portal/query';
import { useTexts } from '../texts/use-texts';

/** Sends the transaction id of an order's payment; a result of it is shown immediately. */
export function useSubmitTrx(referenceCode: string, onDecided: () => void) {
  const { payment } = useTexts();
  const errorText = useErrorText();
  const { mutate, reset, isPending, data, error } = useMutation({
    mutationFn: (typed: Omit<SubmitTrxRequest, 'referenceCode'>) =>
      send(submitTrx, { body: { referenceCode, ...typed } }),
    onSuccess: onDecided,
  });
  const noted = data?.isKnown ? payment.trxKnown : payment.trxNoted;
  return {
    busy: isPending,
    /**
     * Shown until the money arrives; also after the order's end, because the money may have been sent in
     * time.
     */
    noted: data?.status === 'pending' || data?.status === 'timed_out' ? noted : null,
    error: error ? errorText(error, payment.trxFailed) : null,
    submit: mutate,
    reset,
  };
}
