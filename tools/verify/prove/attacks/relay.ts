import { relaySignature } from '../../../develop/pay/relay';
import type { Target } from './attack';
import { firstInstance, newAddress } from './sign-in';
import { type Answer, Visitor } from './visitor';

/** A signed report of incoming money, as the relay sends it. */
export function report(
  target: Target,
  payment: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const { trial, relaySecret } = target.production;
  const body = JSON.stringify(payment);
  const timestamp = Math.floor(Date.now() / 1_000);
  return new Visitor(firstInstance(target), newAddress()).post('/api/bot/payments', body, {
    headers: {
      authorization: `Bearer ${trial.relayKey}`,
      'x-relay-timestamp': String(timestamp),
      'x-relay-signature': relaySignature(relaySecret, timestamp, body),
    },
  });
}
