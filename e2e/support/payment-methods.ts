import {
  type Envelope,
  getPaymentMethods,
  type MethodListView,
  type PaymentMethodsResponse,
  publishPaymentMethods,
} from '@portal/contracts';
import { expect } from '@playwright/test';
import { signedInApi } from './signed-in-api';
import type { Trial } from './system';

/** The methods in effect, with the number of their list. */
export async function methodsInEffect(trial: Trial): Promise<MethodListView> {
  const api = await signedInApi(trial.url, trial.admin.password);
  const envelope = (await (
    await api.get(getPaymentMethods.path)
  ).json()) as Envelope<PaymentMethodsResponse>;
  await api.dispose();
  const [list] = envelope.success ? envelope.lists : [];
  if (!list) throw new Error('A service has a method list.');
  return list;
}

/** Publishes methods again, after whatever list is in effect. */
export async function restoreMethods(
  trial: Trial,
  { methods }: Pick<MethodListView, 'methods'>,
): Promise<void> {
  const { number, methods: current } = await methodsInEffect(trial);
  if (JSON.stringify(current) === JSON.stringify(methods)) return;
  const api = await signedInApi(trial.url, trial.admin.password);
  const answer = await api.post(publishPaymentMethods.path, { data: { after: number, methods } });
  expect(answer.status()).toBe(200);
  await api.dispose();
}
