import { Controller } from '@nestjs/common';
import { getUserPayments, type UserPaymentView } from '@portal/contracts';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { PaymentOrdersService } from '../../domain/payments/orders/payment-orders.service';
import { Clock } from '../../platform/clock/clock';
import { Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, selfOrAdmin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { presentPayment } from './payment.presenter';

@Controller()
export class PaymentsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly payments: PaymentOrdersService,
    private readonly clock: Clock,
  ) {}

  @Route(getUserPayments)
  @Access(selfOrAdmin('id', 'read'))
  async list(
    @UserIdParam('id') userId: number,
    @Reader() reader: BearerReader,
  ): Promise<{ payments: UserPaymentView[] }> {
    await this.accounts.get(userId);
    const orders = await this.payments.listOfUser(userId);
    const now = this.clock.now();
    return { payments: orders.map((order) => presentPayment(order, reader, now)) };
  }
}
