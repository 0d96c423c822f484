import { Injectable } from '@nestjs/common';
import { PAYMENT_STATUSES } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { Metrics } from '../../platform/metrics/metrics';
import { PaymentCounts } from './payment-counts';
import { WaitingMoney } from './waiting-money.service';

/** Shows how many orders have which status, and how much money waits for an administrator (OPS-32). */
@Injectable()
export class PaymentGauges {
  constructor(metrics: Metrics, counts: PaymentCounts, waiting: WaitingMoney, clock: Clock) {
    metrics.lookUp('portal_orders', 'Payment orders by status.', ['status'], () => {
      const now = clock.now();
      return Promise.all(
        PAYMENT_STATUSES.map(async (status) => ({
          labels: { status },
          value: await counts.read(status, now),
        })),
      );
    });
    const help = 'Payments that only an administrator can decide about.';
    metrics.lookUp('portal_waiting_money', help, ['kind'], async () =>
      Object.entries(await waiting.count()).map(([kind, value]) => ({ labels: { kind }, value })),
    );
  }
}
