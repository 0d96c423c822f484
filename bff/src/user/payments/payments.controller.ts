import { Controller } from '@nestjs/common';
import { getUserPayments, type UserPaymentView } from '@portal/contracts';
import { AccountsService } from '../../domain/accounts/accounts.service';
import { PaymentsService } from '../../domain/payments/payments.service';
import { Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, selfOrAdmin } from '../../platform/security/access';
import { presentPayment } from './present-payment';

@Controller()
export class PaymentsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly payments: PaymentsService,
  ) {}

  @Route(getUserPayments)
  @Access(selfOrAdmin('id', 'read'))
  async list(@UserIdParam('id') userId: number): Promise<{ payments: UserPaymentView[] }> {
    await this.accounts.get(userId);
    return { payments: (await this.payments.listOfUser(userId)).map(presentPayment) };
  }
}
