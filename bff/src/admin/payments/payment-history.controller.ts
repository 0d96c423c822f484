import { Controller, Query } from '@nestjs/common';
import { listPayments, type ListPaymentsResponse } from '@portal/contracts';
import { AccountNamesService } from '../../domain/accounts/account-names.service';
import { PaymentHistory } from '../../domain/payments/payment-history.service';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { ListPaymentsParameters } from './list-payments.query';
import { presentPayment } from './present-payment';

@Controller()
export class PaymentHistoryController {
  constructor(
    private readonly history: PaymentHistory,
    private readonly names: AccountNamesService,
  ) {}

  @Route(listPayments)
  @Access(admin('read'))
  async list(
    @Query() { page, limit, status }: ListPaymentsParameters,
  ): Promise<ListPaymentsResponse> {
    const asked = status === 'all' ? null : status;
    const found = await this.history.list(asked, { page, limit });
    const { orders, total } = found;
    const names = await this.names.read(orders.map(({ userId }) => userId));
    return {
      payments: orders.map((order) => presentPayment(order, names.get(order.userId) ?? '')),
      pagination: {
        currentPage: found.page,
        totalPages: Math.max(1, Math.ceil(total / limit)),
        totalRecords: total,
      },
    };
  }
}
