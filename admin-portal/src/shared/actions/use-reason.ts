import type { ReasonRequest } from '@portal/contracts';
import { REASON_LENGTH } from '@portal/rules';
import { useState } from 'react';
import { texts } from './texts';

/** The optional reason of an action: props of its field, and the part of the request. */
export function useReason() {
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const { length } = [...reason];
  const body: ReasonRequest = reason === '' ? {} : { reason };
  return {
    field: {
      label: texts.reason,
      title: texts.reasonHint,
      autoComplete: 'off',
      value: typed,
      onChange: ({ target }: { readonly target: { readonly value: string } }): void =>
        setTyped(target.value),
    },
    /** Why it cannot be sent; null when it can. */
    problem:
      length > 0 && (length < REASON_LENGTH.min || length > REASON_LENGTH.max)
        ? texts.reasonLength
        : null,
    body,
  };
}
