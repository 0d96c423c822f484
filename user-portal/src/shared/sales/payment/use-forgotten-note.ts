import { normaliseSenderDigits, normaliseTransactionId } from '@portal/rules';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts';
import { useSubmitTrx } from './use-submit-trx';

type FieldName = 'trxId' | 'digits';

interface Refusal {
  readonly field: FieldName;
  readonly text: string;
}

/** The fields that identify a payment, validated before they are sent; an invalid field gets the focus. */
export function useForgottenNote(referenceCode: string, onDecided: () => void) {
  const { payment } = useTexts();
  const [typed, setTyped] = useState<Record<FieldName, string>>({ trxId: '', digits: '' });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const inputs = { trxId: useRef<HTMLInputElement>(null), digits: useRef<HTMLInputElement>(null) };
  const submission = useSubmitTrx(referenceCode, onDecided);

  const refuse = (field: FieldName, text: string): void => {
    setRefusal({ field, text });
    inputs[field].current?.focus();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (submission.busy || (typed.trxId.trim() === '' && typed.digits.trim() === '')) return;
    const trxId = normaliseTransactionId(typed.trxId);
    const senderDigits = normaliseSenderDigits(typed.digits);
    if (trxId === null) refuse('trxId', payment.trxInvalid);
    else if (senderDigits === null) refuse('digits', payment.digitsInvalid);
    else submission.submit({ trxId, senderDigits });
  };
  return {
    busy: submission.busy,
    error: refusal?.text ?? submission.error,
    noted: submission.noted,
    submit,
    /** Props of the input of a field. */
    input: (field: FieldName) => ({
      ref: inputs[field],
      value: typed[field],
      'aria-invalid': refusal?.field === field,
      onChange: ({ target }: { readonly target: { readonly value: string } }): void => {
        setTyped({ ...typed, [field]: target.value });
        setRefusal(null);
        submission.reset();
      },
    }),
  };
}
