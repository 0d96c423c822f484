import {
  getCatalogue,
  getPriceLists,
  type PricedPlanView,
  publishPriceList,
  savePriceDraft,
} from '@portal/contracts';
import { FIRST_PLANS } from '@portal/rules';
import { type TestClient, until } from '@portal/testing';
import type { TestServer } from './test-server';

/** The plans of the first list as an administrator edits them, with changes by id. */
export function plansWith(
  changes: Readonly<Record<string, Partial<PricedPlanView>>> = {},
  from: readonly PricedPlanView[] = FIRST_PLANS.map((plan) => ({
    ...plan,
    activates: [...plan.activates],
  })),
): PricedPlanView[] {
  return from.map((plan) => ({ ...plan, ...changes[plan.id] }));
}

/** Saves a draft over whatever draft there is; returns its revision. */
export async function saveDraft(author: TestClient, plans: PricedPlanView[]): Promise<number> {
  const { draft } = (await author.send(getPriceLists)).payload();
  const saved = await author.send(savePriceDraft, {
    body: { revision: draft?.revision ?? 0, plans },
  });
  return saved.payload().draft?.revision ?? 0;
}

/** The owner writes a price list, the finance role publishes it; returns its number. */
export async function publish(
  server: TestServer,
  plans: PricedPlanView[],
  effectiveFrom: string | null = null,
): Promise<number> {
  const author = await server.signInAsAdmin();
  const revision = await saveDraft(author, plans);
  const publisher = await server.signInAsAdmin(undefined, 'finance');
  const [newest] = (await publisher.send(getPriceLists)).payload().lists;
  const after = newest?.number ?? 0;
  (await publisher.send(publishPriceList, { body: { revision, after, effectiveFrom } })).payload();
  return after + 1;
}

/** What a page of an instance shows as the price of the combo for a day. */
export async function shownPrice(server: TestServer): Promise<number | undefined> {
  const { plans } = (await server.client().send(getCatalogue)).payload();
  return plans.find(({ id }) => id === 'combo_1d')?.price_bdt;
}

/** Removes all price lists and the draft, so that the service sells by the first list again. */
export async function forgetPriceLists(server: TestServer): Promise<void> {
  await server.connection.collection('price_lists').deleteMany({});
  await server.connection.collection('price_drafts').deleteMany({});
  await until(async () => (await shownPrice(server)) === 155);
}
