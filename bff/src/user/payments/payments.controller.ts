import { Controller } from '@nestjs/common';
import { getUserPayments, type UserPaymentView } from '@portal/contracts';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { PaymentsService } from '../../domain/payments/payments.service';
import { Clock } from '../../platform/clock/clock';
import { Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, selfOrAdmin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { presentPayment } from './present-payment';

@Controller()
export class PaymentsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly payments: PaymentsService,
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
