import { Controller, Query } from '@nestjs/common';
import { listPayments, type ListPaymentsResponse } from '@portal/contracts';
import { PaymentHistoryService } from '../../domain/payments/review/payment-history.service';
import { Clock } from '../../platform/clock/clock';
import { pageOf } from '../../platform/http/page';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { ListPaymentsParameters } from './list-payments.query';
import { presentPayment } from './payment.presenter';

@Controller()
export class PaymentHistoryController {
  constructor(
    private readonly history: PaymentHistoryService,
    private readonly clock: Clock,
  ) {}

  @Route(listPayments)
  @Access(admin('read'))
  async list(
    @Query() { page, limit, status }: ListPaymentsParameters,
    @Reader() reader: BearerReader,
  ): Promise<ListPaymentsResponse> {
    const asked = status === 'all' ? null : status;
    const found = await this.history.list(asked, { page, limit });
    const now = this.clock.now();
    return {
      payments: found.orders.map((order) => presentPayment(order, reader, now)),
      pagination: pageOf(found.total, found.page, limit),
    };
  }
}
