import { Body, Controller } from '@nestjs/common';
import { reportPaymentMessage, type ReportPaymentMessageResponse } from '@portal/contracts';
import { PaymentMessagesService } from '../../domain/payment-messages/payment-messages.service';
import { Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';
import { Caller, type MachinePrincipal } from '../../platform/security/caller';
import { PaymentMessageBody } from './payment-message.body';
import { readMessage } from './read-message';

@Controller()
export class BotPaymentMessagesController {
  constructor(private readonly messages: PaymentMessagesService) {}

  @Route(reportPaymentMessage)
  @Access('relay')
  async report(
    @Body() body: PaymentMessageBody,
    @Caller() { name }: MachinePrincipal,
  ): Promise<ReportPaymentMessageResponse> {
    const { kind, outcome, isRepeat } = await this.messages.report(readMessage(body), name);
    return { kind, outcome, isRepeat };
  }
}
