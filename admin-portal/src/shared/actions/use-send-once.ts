import { OnceSender } from '@portal/api-client';
import { useState } from 'react';

/**
 * Makes a dialog's request idempotent, so that pressing again after a lost answer does nothing twice
 * (PAY-6). Passes to `send` the Idempotency-Key of the input.
 */
export function useSendOnce<Input, Answer>(
  send: (input: Input, idempotencyKey: string) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  const [sender] = useState(() => new OnceSender());
  return (input) => sender.send(input, send);
}
