import { DAY_MS } from '../time/units';

/** Days left at or below which a plan counts as expiring soon. */
export const EXPIRING_SOON_DAYS = 7;

/** Number of days after which the used-countdown bar is full. */
export const COUNTDOWN_WINDOW_DAYS = 30;

/** Start and length of a plan. Without a start or days the user never had a plan. */
export interface PlanPeriod {
  /** Null before the first grant. */
  readonly start: Date | null;
  /** Length in days. */
  readonly days: number;
}

/** The status shown for a plan. */
export type PlanStatus = 'Expired' | 'Expiring Soon' | 'Active';

/** The instant at which the plan ends: start plus days; null without a plan. */
export function planExpiresAt(plan: PlanPeriod): Date | null {
  if (!plan.start || plan.days <= 0) return null;
  return new Date(plan.start.getTime() + plan.days * DAY_MS);
}

/** Whether a plan has expired: from its end on. A user who never had a plan counts as expired. */
export function isPlanExpired(plan: PlanPeriod, now: Date): boolean {
  const end = planExpiresAt(plan);
  return !end || now.getTime() >= end.getTime();
}

/** Days left, rounded up; 0 when expired. */
export function daysRemaining(plan: PlanPeriod, now: Date): number {
  const end = planExpiresAt(plan);
  if (!end) return 0;
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS));
}

/** 'Expired', else 'Expiring Soon' with at most 7 days left, else 'Active'. */
export function planStatus(state: { isExpired: boolean; daysRemaining: number }): PlanStatus {
  if (state.isExpired) return 'Expired';
  return state.daysRemaining <= EXPIRING_SOON_DAYS ? 'Expiring Soon' : 'Active';
}

/** Fill of the used-countdown bar in percent, 0 to 100. */
export function usedCountdownPercent(state: { isExpired: boolean; daysRemaining: number }): number {
  if (state.isExpired || state.daysRemaining <= 0) return 100;
  if (state.daysRemaining > COUNTDOWN_WINDOW_DAYS) return 0;
  return ((COUNTDOWN_WINDOW_DAYS - state.daysRemaining) / COUNTDOWN_WINDOW_DAYS) * 100;
}

/**
 * Whether the used-countdown also says how much of the plan's own time is used. It measures 30 days, so that it
 * is true of plans of 30 days: a new plan of 3 days starts at 90.
 */
export function isCountdownUsedShare(state: {
  isExpired: boolean;
  daysRemaining: number;
  /** Length of the plan in days; 0 before the first one. */
  expiry: number;
}): boolean {
  if (state.expiry <= 0) return false;
  const usedDays = state.isExpired ? state.expiry : state.expiry - state.daysRemaining;
  const usedPercent = (usedDays / state.expiry) * 100;
  return Math.round(usedPercent) === Math.round(usedCountdownPercent(state));
}

/** Share of the plan's time that is left, 0 to 1. */
export function leftShare(state: {
  isExpired: boolean;
  daysRemaining: number;
  expiry: number;
}): number {
  if (state.isExpired || state.expiry <= 0) return 0;
  return Math.min(1, Math.max(0, state.daysRemaining / state.expiry));
}
