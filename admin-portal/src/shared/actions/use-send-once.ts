import { OnceSender } from '@portal/api-client';
import { useState } from 'react';

/**
 * Makes what a dialog sends happen once, however often it is pressed after a lost answer (PAY-6):
 * hands `send` the Idempotency-Key that belongs to the input.
 */
export function useSendOnce<Input, Answer>(
  send: (input: Input, idempotencyKey: string) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  const [sender] = useState(() => new OnceSender());
  return (input) => sender.send(input, send);
}
