import {
  cancelPriceList,
  discardPriceDraft,
  getPriceLists,
  type PricedPlanView,
  type PriceDraftView,
  type PriceListsResponse,
  type PriceListView,
  publishPriceList,
  savePriceDraft,
} from '@portal/contracts';
import { FIRST_PLANS, STANDARD_PLAN } from '@portal/rules';
import { answer, type Answer } from '@portal/screen-testing';

/** The twelve plans that every service starts with. */
export const firstPlans = (): PricedPlanView[] =>
  FIRST_PLANS.map((plan) => ({ ...plan, activates: [...plan.activates] }));

/** The first plans with some fields of one plan changed. */
export const plansWith = (id: string, change: Partial<PricedPlanView>): PricedPlanView[] =>
  firstPlans().map((plan) => (plan.id === id ? { ...plan, ...change } : plan));

/** Two of the first plans, for tests in which the number of plans does not matter: large tables are slow. */
export const twoPlans = (): PricedPlanView[] =>
  firstPlans().filter(({ id }) => id === 'combo_7d' || id === STANDARD_PLAN.id);

/** A plan that differs from the first ones. */
export const samplePlan = (change: Partial<PricedPlanView> = {}): PricedPlanView => ({
  ...{ id: 'eid_special_15d', name: 'Eid Special - 15 Days', nameBn: 'ঈদ স্পেশাল - ১৫ দিন' },
  ...{ place: 'page', durationDays: 15, videos: 200, activates: ['drm'], isUsual: false },
  ...{ priceBdt: 999, priceInr: 699, priceUsd: 0, textEn: 'For the holidays.', textBn: '' },
  ...{ visibleFrom: null, visibleUntil: null, ...change },
});

/** The list that the service starts with. */
export const firstList = (): PriceListView => ({
  ...{ number: 1, plans: firstPlans(), author: null, publisher: null, publishedAt: null },
  ...{ effectiveFrom: null, reason: null, cancelledAt: null, cancelledBy: null },
});

/** A list that Rafi wrote and Nadia published on Jan 5, 2031 at 4 PM in Dhaka. */
export const sampleList = (number: number, change: Partial<PriceListView> = {}): PriceListView => ({
  ...firstList(),
  ...{ number, author: 'Rafi', publisher: 'Nadia', reason: 'Prices of 2031' },
  ...{ publishedAt: '2031-01-05T10:00:00.000Z', effectiveFrom: '2031-01-05T10:00:00.000Z' },
  ...change,
});

/** A draft that Rafi saved. */
export const sampleDraft = (
  plans: PricedPlanView[],
  change: Partial<PriceDraftView> = {},
): PriceDraftView => ({
  ...{ revision: 3, plans, author: 'Rafi', savedAt: '2031-01-06T10:00:00.000Z' },
  ...change,
});

/** The lists of a service that has only the first one. */
export const priceLists = (change: Partial<PriceListsResponse> = {}): PriceListsResponse => ({
  ...{ current: 1, waiting: null, lists: [firstList()], draft: null, mayPublish: true },
  ...change,
});

/** A service that keeps the draft and publishes it. It checks nothing. */
export function priceListService(start: Partial<PriceListsResponse> = {}): Answer[] {
  let state = priceLists(start);
  const become = (change: Partial<PriceListsResponse>, message: string) => {
    state = { ...state, ...change };
    return { ...state, message };
  };
  return [
    answer(getPriceLists, () => state),
    answer(savePriceDraft, ({ body: { revision, plans } }) => {
      const draft = sampleDraft(plans, { revision: revision + 1, author: 'Nadia' });
      return become({ draft }, 'Draft saved.');
    }),
    answer(discardPriceDraft, () => become({ draft: null }, 'Draft discarded.')),
    answer(publishPriceList, ({ body: { after, effectiveFrom, reason } }) => {
      const number = after + 1;
      const plans = state.draft?.plans ?? [];
      const change = { plans, reason: reason ?? null, author: 'Nadia' };
      const lists = [
        sampleList(number, effectiveFrom === null ? change : { ...change, effectiveFrom }),
        ...state.lists,
      ];
      return effectiveFrom === null
        ? become({ lists, draft: null, current: number }, `Price list ${number} is in effect.`)
        : become({ lists, draft: null, waiting: number }, `Price list ${number} is scheduled.`);
    }),
    answer(cancelPriceList, ({ params }) => {
      const lists = state.lists.map((list) =>
        list.number === Number(params['number'])
          ? { ...list, cancelledAt: '2031-01-07T10:00:00.000Z', cancelledBy: 'Nadia' }
          : list,
      );
      return become({ lists, waiting: null }, 'Publication cancelled.');
    }),
  ];
}
