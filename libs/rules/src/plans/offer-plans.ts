import { banglaDays, type BotAccess } from './catalogue';
import { videosOf } from './plan-videos';

/** A plan of the plan page and of offers. Prices are whole units. */
export interface OfferPlan {
  readonly id: string;
  /** English, exactly as in the specification. */
  readonly name: string;
  readonly nameBn: string;
  readonly priceBdt: number;
  readonly priceInr: number;
  readonly priceUsd: number;
  /** Length in days. */
  readonly durationDays: number;
  /** Videos that it adds; 0 without the download bot. */
  readonly videos: number;
  readonly activates: readonly BotAccess[];
}

/** The plan that /plans sells without an offer. */
export const STANDARD_PLAN: OfferPlan = {
  id: 'plan_standard_bdt_30d',
  name: 'Standard Plan - 30 Days',
  nameBn: `স্ট্যান্ডার্ড প্ল্যান - ${banglaDays(30)}`,
  priceBdt: 1500,
  priceInr: 999,
  priceUsd: 15,
  durationDays: 30,
  videos: videosOf(30, ['drm']),
  activates: ['drm'],
};

// The specification names this plan and its length; price and bots are our decision.
const PREMIUM_PLAN: OfferPlan = {
  id: 'plan_premium_bdt_90d',
  name: 'Premium Plan - 90 Days',
  nameBn: `প্রিমিয়াম প্ল্যান - ${banglaDays(90)}`,
  priceBdt: 4200,
  priceInr: 2799,
  priceUsd: 42,
  durationDays: 90,
  videos: videosOf(90, ['drm', 'notify']),
  activates: ['drm', 'notify'],
};

/** Id of the plan that screens mark as the usual choice: the default plan of the specification. */
export const USUAL_PLAN_ID = STANDARD_PLAN.id;

/** Plans that an offer can be for. */
export const OFFER_PLANS: readonly OfferPlan[] = [STANDARD_PLAN, PREMIUM_PLAN];

/**
 * Whether the plan page shows a plan that is sold there and by offers. The specification's plan page has its default
 * plan, and names the premium plan for special offers only; plans that administrators add are shown.
 */
export const isOnPlanPage = (planId: string): boolean => planId !== PREMIUM_PLAN.id;
