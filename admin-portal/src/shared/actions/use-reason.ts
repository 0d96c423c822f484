import type { ReasonRequest } from '@portal/contracts';
import { useState } from 'react';
import { texts } from './texts';

/** Characters of a reason, as the service counts them: a letter of two code units is one. */
const MIN = 3;
const MAX = 200;

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
    problem: length > 0 && (length < MIN || length > MAX) ? texts.reasonLength : null,
    body,
  };
}
