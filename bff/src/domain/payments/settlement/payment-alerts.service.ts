import { Injectable, Logger } from '@nestjs/common';
import type { PaymentOutcome } from '@portal/contracts';
import { MetricsService } from '../../../platform/metrics/metrics.service';
import type { PaymentReceipt } from './payment-receipt';

/** Events about money to check (PAY-35). */
export type PaymentAlert =
  /** Amount, currency, method or receiving number differs from the order. */
  | 'mismatch'
  /** The money was paid after the order's end, or its offer was used. */
  | 'late'
  /** No order was found for the money, or no account to give a plan to. */
  | 'unmatched'
  /** Money for an order that already has money or a decision. */
  | 'order_closed'
  /** Several orders claim the transaction id. */
  | 'contested'
  /** A payment was reported again. */
  | 'repeated'
  /** A payment was reported again with different fields. */
  | 'repeated_differently'
  /** A user entered the transaction id of money that is not theirs, or was used (PAY-10). */
  | 'claim_refused'
  /** An administrator decided. */
  | 'decided_by_hand';

/** Normal events; the others are warnings. */
const CALM: ReadonlySet<PaymentAlert> = new Set(['repeated', 'decided_by_hand']);

/** Logs and counts events about money; logs ids only. */
@Injectable()
export class PaymentAlertsService {
  private readonly log = new Logger('Payments');
  private readonly alerts;

  constructor(private readonly metrics: MetricsService) {
    const help = 'Events about money that somebody should look at.';
    this.alerts = metrics.counter('portal_payment_alerts_total', help, ['alert']);
  }

  /** Counts an outcome of money. */
  count(outcome: PaymentOutcome): void {
    this.metrics.payments.inc({ outcome });
  }

  /** Logs and counts one event about a receipt and its order. */
  write(
    alert: PaymentAlert,
    { id, method }: Pick<PaymentReceipt, 'id' | 'method'>,
    orderRef: string | null = null,
    remark = '',
  ): void {
    this.alerts.inc({ alert });
    const about = `payment_${alert}: receipt ${id} (${method}), order ${orderRef ?? 'none'}`;
    this.log[CALM.has(alert) ? 'log' : 'warn'](remark ? `${about}; ${remark}` : about);
  }
}
