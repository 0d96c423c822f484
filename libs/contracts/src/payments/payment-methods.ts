import type { PaymentMethod, PaymentNumberKind } from '@portal/rules';
import { defineCall } from '../http/call';

/** A number that receives payments. */
export interface ReceivingNumberView {
  /** In the form to show and copy, e.g. '01712345678'. */
  number: string;
  /** Decides what the payer chooses in the app. */
  kind: PaymentNumberKind;
}

/** A payment method, as administrators edit it. Amounts are whole BDT. */
export interface MethodSettingsView {
  method: PaymentMethod;
  /** Whether new orders may use it. */
  isOn: boolean;
  /** At most one of each kind. */
  numbers: ReceivingNumberView[];
  /** The least and the most that an order may cost; null for no limit. */
  minBdt: number | null;
  maxBdt: number | null;
  /** What payers must know, at most 200 characters in each language; both empty for nothing. */
  noticeEn: string;
  noticeBn: string;
  /** Senders of the operator's messages, as phones show them; 1 to 8. */
  senders: string[];
}

/** A published method list. It never changes. */
export interface MethodListView {
  /** From 1, without gaps. */
  number: number;
  /** All methods, in the order of the payment dialog. */
  methods: MethodSettingsView[];
  /** Who published it; null for the first one, which the service starts with. */
  publisher: string | null;
  /** ISO 8601 UTC; null for the first one. */
  publishedAt: string | null;
  /** Why, in the publisher's words; null when none was given. */
  reason: string | null;
}

/** Orders of a method in one hour. */
export interface MethodHourView {
  orders: number;
  /** Those whose money came within ten minutes. */
  paidSoon: number;
}

/** How well payments by a method come in. */
export interface MethodHealthView {
  method: PaymentMethod;
  /** 25 hours, oldest first. The last one ends ten minutes ago, so that each order had its time. */
  hours: MethodHourView[];
  /** Whether the last hour fell below half of the share of the day before it; the payment dialog says so then. */
  isSlow: boolean;
}

/** Answer of getPaymentMethods. */
export interface PaymentMethodsResponse {
  /** The newest {@link METHOD_LISTS_LIMIT} lists, newest first. The first one is in effect. */
  lists: MethodListView[];
  /** Of all methods. */
  health: MethodHealthView[];
}

/** Number of method lists that getPaymentMethods returns. */
export const METHOD_LISTS_LIMIT = 50;

/** Body of publishPaymentMethods. */
export interface PublishPaymentMethodsRequest {
  /** Number of the newest list that was seen: two publications never follow the same list. */
  after: number;
  /** All methods in their order. */
  methods: MethodSettingsView[];
  /** Why; 3 to 200 characters. */
  reason?: string;
}

/** Answer of a change of payment methods. */
export interface PaymentMethodsChange extends PaymentMethodsResponse {
  message: string;
}

/** The payment methods: numbers, limits and notices, with every earlier state. */
export const getPaymentMethods = defineCall<void, PaymentMethodsResponse>()(
  'GET',
  '/api/admin/payment-methods',
);

/**
 * Publishes payment methods; they are in effect at once. Open orders keep their method and can still be paid. Money
 * to a number that was replaced still counts.
 */
export const publishPaymentMethods = defineCall<
  PublishPaymentMethodsRequest,
  PaymentMethodsChange
>()('POST', '/api/admin/payment-methods/publish');
