/** A bot that a plan opens. */
export type BotAccess = 'drm' | 'notify';

/** A plan on sale. Prices are whole BDT and INR. */
export interface CataloguePlan {
  readonly id: string;
  readonly name: string;
  readonly priceBdt: number;
  readonly priceInr: number;
  /** Length in days. */
  readonly durationDays: number;
  readonly activates: readonly BotAccess[];
}

const FAMILY_NAMES = { drm_only: 'DRM Only', notify_only: 'Notify Only', combo: 'Combo' } as const;
const FAMILY_ACCESS = {
  drm_only: ['drm'],
  notify_only: ['notify'],
  combo: ['drm', 'notify'],
} as const;

function checkoutPlan(
  family: keyof typeof FAMILY_NAMES,
  durationDays: number,
  priceBdt: number,
  priceInr: number,
): CataloguePlan {
  return {
    id: `${family}_${durationDays}d`,
    name: `${FAMILY_NAMES[family]} - ${durationDays} ${durationDays === 1 ? 'Day' : 'Days'}`,
    priceBdt,
    priceInr,
    durationDays,
    activates: FAMILY_ACCESS[family],
  };
}

/** The ten checkout plans, exactly as in the specification (SUB-40). */
export const CHECKOUT_PLANS: readonly CataloguePlan[] = [
  checkoutPlan('drm_only', 1, 99, 99),
  checkoutPlan('drm_only', 7, 599, 399),
  checkoutPlan('drm_only', 30, 1500, 999),
  checkoutPlan('notify_only', 1, 99, 99),
  checkoutPlan('notify_only', 7, 299, 199),
  checkoutPlan('notify_only', 30, 999, 599),
  checkoutPlan('combo', 1, 155, 155),
  checkoutPlan('combo', 3, 499, 299),
  checkoutPlan('combo', 7, 799, 499),
  checkoutPlan('combo', 30, 2200, 1499),
];
