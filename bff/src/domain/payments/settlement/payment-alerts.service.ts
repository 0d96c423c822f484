import { Injectable, Logger } from '@nestjs/common';
import type { PaymentOutcome } from '@portal/contracts';
import { MetricsService } from '../../../platform/metrics/metrics.service';
import type { PaymentReceipt } from './payment-receipt';

/** What somebody should look at (PAY-35). */
export type PaymentAlert =
  /** The money is not what the order asks for. */
  | 'mismatch'
  /** The money came after its order's end, or its offer was used. */
  | 'late'
  /** No order could be found for the money, or nobody to give a plan to. */
  | 'unmatched'
  /** Money for an order that already has some or was decided. */
  | 'order_closed'
  /** Several orders typed the transaction id. */
  | 'contested'
  /** A payment was reported again. */
  | 'repeated'
  /** A payment was reported again, and differently. */
  | 'repeated_differently'
  /** Somebody typed the transaction id of money that is not theirs, or was used (PAY-10). */
  | 'claim_refused'
  /** An administrator decided. */
  | 'decided_by_hand';

/** Events of an ordinary day; the others are warnings. */
const CALM: ReadonlySet<PaymentAlert> = new Set(['repeated', 'decided_by_hand']);

/** Writes down and counts what happens to money; ids only. */
@Injectable()
export class PaymentAlertsService {
  private readonly log = new Logger('Payments');
  private readonly alerts;

  constructor(private readonly metrics: MetricsService) {
    const help = 'Events about money that somebody should look at.';
    this.alerts = metrics.counter('portal_payment_alerts_total', help, ['alert']);
  }

  /** Counts what became of money. */
  count(outcome: PaymentOutcome): void {
    this.metrics.payments.inc({ outcome });
  }

  /** One event about a receipt, and the order it is about. */
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
