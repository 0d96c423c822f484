import { Injectable } from '@nestjs/common';
import { fittingGrant, toBdt } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import type { ClientSession } from '../../../platform/mongo/transactions.service';
import { AccountsService } from '../../accounts/accounts.service';
import { PlansService } from '../../plans/plans.service';
import type { PaymentOrder } from '../orders/payment-order';

/** Gives what an order sells. */
@Injectable()
export class OrderGrantsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly plans: PlansService,
    private readonly clock: Clock,
  ) {}

  /**
   * Extends the plan of an order's user, once for ever; of what the plan has no room for, nothing. Only
   * together with what makes the order completed.
   */
  async grantWithin(session: ClientSession, order: PaymentOrder, actor: string): Promise<void> {
    const { userId, ref_code: sourceId, plan: bought } = order;
    const { plan } = await this.accounts.get(userId, session);
    const fitting = fittingGrant(plan, bought, this.clock.now());
    const terms = { price: toBdt(order.amount), currency: 'BDT', activates: bought.activates };
    const cause = { reason: 'payment', actor, sourceId } as const;
    await this.plans.grantPlanWithin(session, userId, { ...fitting, ...terms }, cause);
  }
}
