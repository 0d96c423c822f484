import {
  getCatalogue,
  getPaymentMethods,
  type MethodSettingsView,
  type PaymentMethodView,
  publishPaymentMethods,
} from '@portal/contracts';
import type { PaymentMethod } from '@portal/rules';
import type { TestServer } from './test-server';

/** The methods in effect as an administrator edits them, with changes by id. */
export async function methodsWith(
  server: TestServer,
  changes: Partial<Record<PaymentMethod, Partial<MethodSettingsView>>> = {},
): Promise<{ after: number; methods: MethodSettingsView[] }> {
  const admin = await server.signInAsAdmin();
  const [list] = (await admin.send(getPaymentMethods)).payload().lists;
  if (!list) throw new Error('A service has a method list.');
  const methods = list.methods.map((one) => ({ ...one, ...changes[one.method] }));
  return { after: list.number, methods };
}

/** The finance role publishes the methods in effect with changes. */
export async function publishMethods(
  server: TestServer,
  changes: Partial<Record<PaymentMethod, Partial<MethodSettingsView>>>,
): Promise<void> {
  const body = await methodsWith(server, changes);
  const publisher = await server.signInAsAdmin(undefined, 'finance');
  (await publisher.send(publishPaymentMethods, { body })).payload();
}

/** What a payer of an instance sees of a method. */
export async function shownMethod(
  server: TestServer,
  method: PaymentMethod,
): Promise<PaymentMethodView | undefined> {
  const { paymentMethods } = (await server.client().send(getCatalogue)).payload();
  return paymentMethods?.find((one) => one.method === method);
}
