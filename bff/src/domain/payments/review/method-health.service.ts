import { Injectable } from '@nestjs/common';
import {
  healthSince,
  type MethodHealth,
  methodHealth,
  MINUTE_MS,
  paidSoonShare,
  type PaymentMethod,
} from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { LatestRead } from '../../../platform/events/latest-read';
import { MetricsService } from '../../../platform/metrics/metrics.service';
import { PaymentOrdersRepository } from '../orders/payment-orders.repository';

/** The most orders that are read: the share of the newest ones is exact enough. */
const MOST_ORDERS = 5_000;
const NEVER_READ: readonly MethodHealth[] = [];

/** How well payments by each method come in, by the orders of the last day. */
@Injectable()
export class MethodHealthService {
  private readonly latest: LatestRead<readonly MethodHealth[]>;
  private readAt = -Infinity;

  constructor(
    private readonly orders: PaymentOrdersRepository,
    private readonly clock: Clock,
    metrics: MetricsService,
  ) {
    this.latest = new LatestRead<readonly MethodHealth[]>(() => this.measure());
    const share = 'Share of the orders of the last hour that were paid within ten minutes.';
    metrics.lookUp('portal_method_paid_soon_ratio', share, ['method'], async () =>
      (await this.shown()).flatMap(({ method, hours }) => {
        const last = hours.at(-1);
        const value = last ? paidSoonShare(last) : null;
        return value === null ? [] : [{ labels: { method }, value }];
      }),
    );
    const slow = 'Whether payments by a method take longer than usual: 1 or 0.';
    metrics.lookUp('portal_method_slow', slow, ['method'], async () =>
      (await this.shown()).map(({ method, isSlow }) => ({
        labels: { method },
        value: isSlow ? 1 : 0,
      })),
    );
  }

  /**
   * How each method works: from memory, about a minute old, also while the database is away; the same object until
   * it changes. Empty when it could never be read.
   */
  async shown(): Promise<readonly MethodHealth[]> {
    const age = this.clock.now().getTime() - this.readAt;
    if (age < 0 || age >= MINUTE_MS) {
      this.readAt = this.clock.now().getTime();
      void this.latest.refresh();
    }
    return (await this.latest.get()) ?? NEVER_READ;
  }

  /** How each method works now, as the database has it. */
  async measure(): Promise<MethodHealth[]> {
    const now = this.clock.now();
    return methodHealth(await this.orders.listTimed(healthSince(now), MOST_ORDERS), now);
  }
}

/** The methods that take longer than usual. */
export const slowMethods = (health: readonly MethodHealth[]): ReadonlySet<PaymentMethod> =>
  new Set(health.filter(({ isSlow }) => isSlow).map(({ method }) => method));
