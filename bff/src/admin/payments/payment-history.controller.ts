import { Controller, Query } from '@nestjs/common';
import { listPayments, type ListPaymentsResponse } from '@portal/contracts';
import { normaliseReference } from '@portal/rules';
import { PaymentHistoryService } from '../../domain/payments/review/payment-history.service';
import { PaymentSearchService } from '../../domain/payments/review/payment-search.service';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { directionOf, pageOf } from '../../platform/http/page';
import { Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { ListPaymentsParameters } from './list-payments.query';
import { moneyFilterOf } from './payment-filter';
import { presentPayment } from './payment.presenter';

@Controller()
export class PaymentHistoryController {
  constructor(
    private readonly history: PaymentHistoryService,
    private readonly search: PaymentSearchService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Route(listPayments)
  @Access(admin('read'))
  async list(
    @Query() query: ListPaymentsParameters,
    @Reader() reader: BearerReader,
  ): Promise<ListPaymentsResponse> {
    const { page, limit, status, search: text } = query;
    const place = { page, limit, direction: directionOf(query.sort) };
    const { timeZone } = this.config;
    const asked = status === 'all' ? null : status;
    const filter = { ...moneyFilterOf(query, timeZone), status: asked };
    const seesWhole = reader.seesWhole('reference-code');
    const found =
      text === '' && filter.amount === null
        ? { ...(await this.history.list(filter, place)), isCut: false }
        : await this.search.list({ text, seesWhole }, filter, place);
    const now = this.clock.now();
    const typed = normaliseReference(text);
    if (typed !== null) reader.noteSent(typed);
    return {
      payments: found.orders.map((order) => presentPayment(order, reader, now)),
      pagination: pageOf(found.total, found.page, limit),
      isCut: found.isCut,
      timeZone,
    };
  }
}
