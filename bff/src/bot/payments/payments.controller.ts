import { Body, Controller } from '@nestjs/common';
import { reportPayment, type ReportPaymentResponse } from '@portal/contracts';
import { PaymentInboxService } from '../../domain/payments/inbox/payment-inbox.service';
import { Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';
import { Caller, type MachinePrincipal } from '../../platform/security/caller';
import { readReport } from './read-report';
import { ReportPaymentBody } from './report-payment.body';

@Controller()
export class BotPaymentsController {
  constructor(private readonly inbox: PaymentInboxService) {}

  @Route(reportPayment)
  @Access('relay')
  async report(
    @Body() body: ReportPaymentBody,
    @Caller() { name }: MachinePrincipal,
  ): Promise<ReportPaymentResponse> {
    return this.inbox.report(readReport(body), `relay:${name}`);
  }
}
