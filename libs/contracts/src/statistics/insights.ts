import type {
  AskedRange,
  ComparedMetric,
  DayRange,
  OrderMetrics,
  PaymentMethod,
  PurchaseKind,
} from '@portal/rules';
import { defineCall } from '../http/call';

/** Received money of one part of the payments. */
export interface RevenuePart {
  /** Number of payments in the range. */
  payments: number;
  /** In poisha. */
  revenue: number;
  /** In poisha, in the range before. */
  revenueBefore: number;
}

/** Money for one plan; a renamed plan has one entry for each name. */
export interface PlanRevenue extends RevenuePart {
  planId: string;
  /** Name of the plan when it was ordered. */
  plan: string;
}

/** Money by one method; null when the method is unknown. */
export interface MethodRevenue extends RevenuePart {
  method: PaymentMethod | null;
}

/** Downloads of the bot from one streaming service, with failed ones. */
export interface ServiceTries {
  name: string;
  /** Finished downloads. */
  completed: number;
  /** Number of reports that a task failed; a retried task that fails again counts twice. */
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

/** Metrics of a range of days, compared with the same number of days before. Money in whole poisha. */
export interface Insights {
  range: DayRange;
  /** The days to compare with. */
  before: DayRange;
  /** IANA name of the service's time zone; the days are days in it. */
  timeZone: string;
  downloads: ComparedMetric;
  logins: ComparedMetric;
  /** Accounts that were created in the range and not deleted. */
  newUsers: ComparedMetric;
  /**
   * Money of completed orders, on the day it was paid. Money that waits for a decision or was dismissed does
   * not count. Money in another currency than BDT counts only as a payment.
   */
  revenue: ComparedMetric;
  /** Completed orders, on the day they were paid. */
  payments: ComparedMetric;
  /** Orders created in the range, by their present status (rules' OrderMetrics). */
  orders: Record<keyof OrderMetrics, ComparedMetric>;
  /** Plans bought in the range, by kind of purchase (rules' purchaseKind). */
  purchases: Record<PurchaseKind, ComparedMetric>;
  /** Paid plans whose grace days ended in the range without a renewal (rules' churnedEnds). */
  churned: ComparedMetric;
  /** Highest revenue first; contains the plans of both ranges. */
  revenueByPlan: PlanRevenue[];
  revenueByMethod: MethodRevenue[];
  /** Services with tries in the range, most failures first. */
  services: ServiceTries[];
  /** Oldest first; days without any events are included. */
  days: InsightsDay[];
}

/** Query of getInsights (rules' insightsRange); at most 366 days. */
export type InsightsQuery = AskedRange;

/**
 * Compares the metrics of a range of days with the same number of days before. A range has at most 366 days.
 * Money is in poisha, hundredths of a BDT.
 */
export const getInsights = defineCall<void, { insights: Insights }, InsightsQuery>()(
  'GET',
  '/api/admin/stats/insights',
);
