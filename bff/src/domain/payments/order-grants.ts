import { Injectable } from '@nestjs/common';
import { toBdt } from '@portal/rules';
import type { ClientSession } from '../../platform/mongo/transactions';
import { PlansService } from '../plans/plans.service';
import type { PaymentOrder } from './payment-order';

/** Gives what an order sells. */
@Injectable()
export class OrderGrants {
  constructor(private readonly plans: PlansService) {}

  /**
   * Extends the plan of an order's user, once for ever; of what the plan has no room for, nothing. Only
   * together with what makes the order completed.
   */
  async grantWithin(session: ClientSession, order: PaymentOrder, actor: string): Promise<void> {
    const { days, videos, activates } = order.plan;
    const terms = { price: toBdt(order.amount), currency: 'BDT', activates };
    const grant = { days, videos, ...terms, upToLimit: true };
    const cause = { reason: 'payment', actor, sourceId: order.ref_code } as const;
    await this.plans.grantPlanWithin(session, order.userId, grant, cause);
  }
}
