import { send } from '@portal/api-client';
import { submitTrx, type SubmitTrxRequest } from '@portal/contracts';
import { useErrorText } from '@portal/dashboard';
import { useMutation } from '@portal/query';
import { useTexts } from '../texts/use-texts';

/** Names an order's payment by its transaction id; a result that came of it shows at once. */
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
    /** Said while the money is still to come; also after the order's end, for it may have been paid in time. */
    noted: data?.status === 'pending' || data?.status === 'timed_out' ? noted : null,
    error: error ? errorText(error, payment.trxFailed) : null,
    submit: mutate,
    reset,
  };
}
