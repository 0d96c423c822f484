import type {
  AskedRange,
  ComparedMetric,
  DayRange,
  OrderMetrics,
  PaymentMethod,
  PurchaseKind,
} from '@portal/rules';
import { defineCall } from '../http/call';

/** Received money of a part of all payments. */
export interface RevenuePart {
  /** Payments of the range. */
  payments: number;
  /** In poisha. */
  revenue: number;
  /** In poisha, of the days before. */
  revenueBefore: number;
}

/** Money for one plan; a renamed plan has one entry per name. */
export interface PlanRevenue extends RevenuePart {
  planId: string;
  /** Name of the plan when it was ordered. */
  plan: string;
}

/** Money by one method; null when the method is unknown. */
export interface MethodRevenue extends RevenuePart {
  method: PaymentMethod | null;
}

/** Tries of the bot with one streaming service. */
export interface ServiceTries {
  name: string;
  /** Finished downloads. */
  completed: number;
  /** Reports that a task failed; one that is tried again and fails again counts twice. */
  failed: number;
}

/** The metrics of one day of the service's zone. */
export interface InsightsDay {
  /** `YYYY-MM-DD`. */
  date: string;
  downloads: number;
  logins: number;
  payments: number;
  /** In poisha. */
  revenue: number;
}

/** Metrics of a range of days next to those of as many days before. Money in whole poisha. */
export interface Insights {
  range: DayRange;
  /** The days it is compared to. */
  before: DayRange;
  /** IANA name of the service's zone, whose days these are. */
  timeZone: string;
  downloads: ComparedMetric;
  logins: ComparedMetric;
  /** Accounts that were opened and are not deleted. */
  newUsers: ComparedMetric;
  /**
   * Money received for orders that are completed, on the day it was paid. Money that waits for a
   * decision or was dismissed is none, and other currencies than BDT count as payments only.
   */
  revenue: ComparedMetric;
  /** Completed orders, on the day they were paid. */
  payments: ComparedMetric;
  /** Orders created in these days, by their present status (rules' OrderMetrics). */
  orders: Record<keyof OrderMetrics, ComparedMetric>;
  /** Plans bought in these days, by kind of purchase (rules' purchaseKind). */
  purchases: Record<PurchaseKind, ComparedMetric>;
  /** Paid plans whose days of grace ended without renewal in these days (rules' churnedEnds). */
  churned: ComparedMetric;
  /** The most money first; a plan of either range. */
  revenueByPlan: PlanRevenue[];
  revenueByMethod: MethodRevenue[];
  /** Services of the range with tries, the most failures first. */
  services: ServiceTries[];
  /** Oldest first, days without anything included. */
  days: InsightsDay[];
}

/** Query of getInsights (rules' insightsRange); at most 366 days. */
export type InsightsQuery = AskedRange;

/**
 * Metrics of a range of days compared with as many days before. A range that is none is
 * refused as statistics/invalid-range.
 */
export const getInsights = defineCall<void, { insights: Insights }>()(
  'GET',
  '/api/admin/stats/insights',
);
