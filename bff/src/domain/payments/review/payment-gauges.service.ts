import { Injectable } from '@nestjs/common';
import { PAYMENT_STATUSES } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { MetricsService } from '../../../platform/metrics/metrics.service';
import { PaymentCountsService } from './payment-counts.service';
import { WaitingMoneyService } from './waiting-money.service';

/** Metrics: number of orders per status, and money that waits for an administrator (OPS-32). */
@Injectable()
export class PaymentGaugesService {
  constructor(
    metrics: MetricsService,
    counts: PaymentCountsService,
    waiting: WaitingMoneyService,
    clock: Clock,
  ) {
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
