import { banglaNumber } from '../text/bangla';
import { videosOf } from './plan-videos';

/** The bots that plans open: the download bot and the notification bot. */
export const BOT_ACCESS = ['drm', 'notify'] as const;

/** A bot that a plan opens. */
export type BotAccess = (typeof BOT_ACCESS)[number];

/** A plan on sale. Prices are whole BDT and INR. */
export interface CataloguePlan {
  readonly id: string;
  /** English, exactly as in the specification. */
  readonly name: string;
  readonly nameBn: string;
  readonly priceBdt: number;
  readonly priceInr: number;
  /** Length in days. */
  readonly durationDays: number;
  /** Videos that it adds; 0 without the download bot. */
  readonly videos: number;
  readonly activates: readonly BotAccess[];
}

const FAMILIES = {
  drm_only: { en: 'DRM Only', bn: 'শুধু DRM', activates: ['drm'] },
  notify_only: { en: 'Notify Only', bn: 'শুধু নোটিফিকেশন', activates: ['notify'] },
  combo: { en: 'Combo', bn: 'কম্বো', activates: ['drm', 'notify'] },
} as const;

/** The length in the Bangla name of a plan. */
export const banglaDays = (days: number): string => `${banglaNumber(days)} দিন`;

function checkoutPlan(
  family: keyof typeof FAMILIES,
  durationDays: number,
  priceBdt: number,
  priceInr: number,
): CataloguePlan {
  const { en, bn, activates } = FAMILIES[family];
  return {
    id: `${family}_${durationDays}d`,
    name: `${en} - ${durationDays} ${durationDays === 1 ? 'Day' : 'Days'}`,
    nameBn: `${bn} - ${banglaDays(durationDays)}`,
    priceBdt,
    priceInr,
    durationDays,
    videos: videosOf(durationDays, activates),
    activates,
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
