import { type BotAccess, CHECKOUT_PLANS } from './catalogue';
import { OFFER_PLANS, type OfferPlan, STANDARD_PLAN, USUAL_PLAN_ID } from './offer-plans';

/** Where a plan is sold: `checkout` by links and in the chooser, `page` on the plan page and by offers. */
export const PLAN_PLACES = ['checkout', 'page'] as const;

/** One of PLAN_PLACES. */
export type PlanPlace = (typeof PLAN_PLACES)[number];

/** A plan of a price list. Prices are whole units; a plan without a price in USD has 0. */
export interface PricedPlan extends OfferPlan {
  readonly place: PlanPlace;
  /** Whether screens mark it as the usual choice. */
  readonly isUsual: boolean;
  /** One sentence about the plan, shown below its name; empty for none. */
  readonly textEn: string;
  readonly textBn: string;
  /** When its sale begins and ends, ISO 8601 UTC; null for no limit. */
  readonly visibleFrom: string | null;
  readonly visibleUntil: string | null;
}

/** Number of the price list that every service starts with. */
export const FIRST_PRICE_LIST = 1;

/** Number, and from when a published price list is in effect. */
export interface PublishedPriceList {
  /** From 1, without gaps. A higher one replaces a lower one. */
  readonly number: number;
  readonly effectiveFrom: Date;
  /** Null unless its publication was cancelled before it was in effect. */
  readonly cancelledAt: Date | null;
}

const onSaleAlways = { textEn: '', textBn: '', visibleFrom: null, visibleUntil: null } as const;

/** The plans of the first price list: those of the specification. */
export const FIRST_PLANS: readonly PricedPlan[] = [
  ...CHECKOUT_PLANS.map((plan) => ({ ...plan, priceUsd: 0, place: 'checkout' as const })),
  ...OFFER_PLANS.map((plan) => ({ ...plan, place: 'page' as const })),
].map((plan) => ({ ...plan, isUsual: plan.id === USUAL_PLAN_ID, ...onSaleAlways }));

/** Limits of what a plan may hold; prices in whole units, lengths in characters. */
export const PLAN_LIMITS = {
  plans: 40,
  id: 40,
  name: 60,
  text: 160,
  price: 1_000_000,
  days: 3_650,
  videos: 1_000_000_000,
} as const;

/** Form of a plan's id, which checkout links contain. */
export const PLAN_ID_PATTERN = /^[a-z][a-z0-9_]{2,39}$/;

/** Why a price list cannot be published, with the text that screens show. */
export const PRICE_LIST_FAULTS = {
  'same-id': 'Two plans have the same id.',
  'no-bot': 'A plan opens at least one bot.',
  'no-videos': 'A plan with the DRM bot needs at least one video.',
  period: 'The end of the sale must be after its start.',
  usual: 'Exactly one plan is the usual choice.',
  standard: `The plan page needs its default plan, ${STANDARD_PLAN.id}, without start or end.`,
} as const;

/** A key of PRICE_LIST_FAULTS. */
export type PriceListFault = keyof typeof PRICE_LIST_FAULTS;

/** A fault of one plan; `planId` is null for one of the whole list. */
export interface PlanFault {
  readonly planId: string | null;
  readonly fault: PriceListFault;
}

const opens = ({ activates }: PricedPlan, bot: BotAccess): boolean => activates.includes(bot);

function faultsOf(plan: PricedPlan, all: readonly PricedPlan[]): PriceListFault[] {
  const { id, visibleFrom, visibleUntil } = plan;
  const isOver =
    visibleFrom !== null &&
    visibleUntil !== null &&
    Date.parse(visibleUntil) <= Date.parse(visibleFrom);
  return [
    ...(all.filter((other) => other.id === id).length > 1 ? ['same-id' as const] : []),
    ...(plan.activates.length === 0 ? ['no-bot' as const] : []),
    ...(opens(plan, 'drm') && plan.videos < 1 ? ['no-videos' as const] : []),
    ...(isOver ? ['period' as const] : []),
  ];
}

/** All faults of the plans of a price list; empty when it can be published. */
export function priceListFaults(plans: readonly PricedPlan[]): PlanFault[] {
  const standard = plans.find(({ id }) => id === STANDARD_PLAN.id);
  const isStandardSold =
    standard?.place === 'page' && standard.visibleFrom === null && standard.visibleUntil === null;
  return [
    ...plans.flatMap((plan) => faultsOf(plan, plans).map((fault) => ({ planId: plan.id, fault }))),
    ...(plans.filter(({ isUsual }) => isUsual).length === 1 ? [] : [whole('usual')]),
    ...(isStandardSold ? [] : [whole('standard')]),
  ];
}

const whole = (fault: PriceListFault): PlanFault => ({ planId: null, fault });

/** Whether a plan is on sale at an instant. */
export function isOnSale(
  { visibleFrom, visibleUntil }: Pick<PricedPlan, 'visibleFrom' | 'visibleUntil'>,
  now: Date,
): boolean {
  const hasBegun = visibleFrom === null || Date.parse(visibleFrom) <= now.getTime();
  return hasBegun && (visibleUntil === null || now.getTime() < Date.parse(visibleUntil));
}

/** The price list in effect at an instant; null while there is only the first one. */
export function priceListAt<List extends PublishedPriceList>(
  published: readonly List[],
  now: Date,
): List | null {
  const inEffect = published.filter(
    ({ effectiveFrom, cancelledAt }) => cancelledAt === null && effectiveFrom <= now,
  );
  return inEffect.reduce<List | null>(
    (newest, list) => (newest && newest.number > list.number ? newest : list),
    null,
  );
}

/** The price list that waits for its time; null when there is none. */
export function waitingPriceList<List extends PublishedPriceList>(
  published: readonly List[],
  now: Date,
): List | null {
  return (
    published.find(
      ({ effectiveFrom, cancelledAt }) => cancelledAt === null && effectiveFrom > now,
    ) ?? null
  );
}

/**
 * Whether an administrator may publish what somebody wrote: where two people may publish, the author may not.
 * @param publishers names of all who may publish.
 */
export function mayPublish(
  author: string,
  publisher: string,
  publishers: readonly string[],
): boolean {
  return author !== publisher || new Set(publishers).size < 2;
}
