import {
  type Envelope,
  getPriceLists,
  type PricedPlanView,
  type PriceListsResponse,
  publishPriceList,
  savePriceDraft,
} from '@portal/contracts';
import { type APIRequestContext, expect } from '@playwright/test';
import { ADMINISTRATORS } from './administrators';
import { signedInApi } from './signed-in-api';
import type { Trial } from './system';

async function read(api: APIRequestContext): Promise<PriceListsResponse> {
  const answer = await api.get(getPriceLists.path);
  const envelope = (await answer.json()) as Envelope<PriceListsResponse>;
  if (!envelope.success) throw new Error(envelope.message);
  return envelope;
}

/** The plans in effect. */
export async function plansInEffect(trial: Trial): Promise<PricedPlanView[]> {
  const api = await signedInApi(trial.url, trial.admin.password);
  const { lists, current } = await read(api);
  await api.dispose();
  return lists.find(({ number }) => number === current)?.plans ?? [];
}

/** One administrator writes a price list, another one publishes it. @returns its number. */
export async function publishPlans(trial: Trial, plans: PricedPlanView[]): Promise<number> {
  const author = await signedInApi(trial.url, trial.admin.password);
  const { draft, lists } = await read(author);
  const saved = await author.put(savePriceDraft.path, {
    data: { revision: draft?.revision ?? 0, plans },
  });
  expect(saved.status()).toBe(200);
  const publisher = await signedInApi(trial.url, ADMINISTRATORS.finance.password);
  const after = lists[0]?.number ?? 0;
  const { draft: written } = await read(publisher);
  const published = await publisher.post(publishPriceList.path, {
    data: { revision: written?.revision, after, effectiveFrom: null },
  });
  expect(published.status()).toBe(200);
  await Promise.all([author.dispose(), publisher.dispose()]);
  return after + 1;
}
