import { Controller, Query } from '@nestjs/common';
import { listPayments, type ListPaymentsResponse } from '@portal/contracts';
import { PaymentHistory } from '../../domain/payments/payment-history.service';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { ListPaymentsParameters } from './list-payments.query';
import { presentPayment } from './present-payment';

@Controller()
export class PaymentHistoryController {
  constructor(private readonly history: PaymentHistory) {}

  @Route(listPayments)
  @Access(admin('read'))
  async list(
    @Query() { page, limit, status }: ListPaymentsParameters,
  ): Promise<ListPaymentsResponse> {
    const asked = status === 'all' ? null : status;
    const found = await this.history.list(asked, { page, limit });
    const { orders, total } = found;
    return {
      payments: orders.map(presentPayment),
      pagination: {
        currentPage: found.page,
        totalPages: Math.max(1, Math.ceil(total / limit)),
        totalRecords: total,
      },
    };
  }
}
