import { Body, Controller, Param } from '@nestjs/common';
import {
  dismissMessage,
  dismissOrder,
  dismissReceipt,
  grantOrder,
  matchReceipt,
  type PaymentOutcome,
} from '@portal/contracts';
import { PaymentActionsService } from '../../domain/payment-actions/payment-actions.service';
import { RecordIdParam } from '../../platform/http/record-id.param';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { DismissBody, GrantOrderBody, MatchReceiptBody } from './inbox.bodies';

interface SuccessMessage {
  message: string;
}

/** Text for each outcome of a match. */
const MATCHED: Readonly<Record<PaymentOutcome, string>> = {
  completed: 'Order completed, plan extended.',
  late: 'The money is matched to its order. It waits under Late, because it came late.',
  failed_amount_mismatch:
    'The money is matched to its order. It waits under Mismatched, because it differs from the order.',
  unmatched: 'The order is closed.',
};

@Controller()
export class PaymentInboxActionsController {
  constructor(private readonly actions: PaymentActionsService) {}

  @Route(matchReceipt)
  @Refuses(
    'payments/invalid-transaction',
    'payments/transaction-used',
    'payments/order-not-found',
    'payments/order-closed',
    'accounts/not-found',
    'accounts/frozen',
  )
  @Access(admin('money'))
  @StepUp()
  async match(
    @RecordIdParam('receiptId') receiptId: string,
    @Body() { refCode }: MatchReceiptBody,
    @AdminOrigin() origin: Origin,
  ): Promise<SuccessMessage> {
    return { message: MATCHED[await this.actions.match(origin, receiptId, refCode)] };
  }

  @Route(dismissReceipt)
  @Refuses('payments/invalid-transaction', 'payments/transaction-used')
  @Access(admin('money'))
  @StepUp()
  async dismissReceipt(
    @RecordIdParam('receiptId') receiptId: string,
    @Body() { reason }: DismissBody,
    @AdminOrigin() origin: Origin,
  ): Promise<SuccessMessage> {
    await this.actions.dismissReceipt(origin, receiptId, reason);
    return { message: 'Payment dismissed.' };
  }

  @Route(grantOrder)
  @Refuses(
    'payments/order-not-found',
    'payments/order-closed',
    'accounts/not-found',
    'accounts/frozen',
  )
  @Access(admin('money'))
  @StepUp()
  async grant(
    @Param('refCode') refCode: string,
    @Body() { reason }: GrantOrderBody,
    @AdminOrigin() origin: Origin,
  ): Promise<SuccessMessage> {
    await this.actions.grant(origin, refCode, reason ?? null);
    return { message: 'Order completed, plan extended.' };
  }

  @Route(dismissOrder)
  @Refuses('payments/order-not-found', 'payments/order-closed')
  @Access(admin('money'))
  @StepUp()
  async dismiss(
    @Param('refCode') refCode: string,
    @Body() { reason }: DismissBody,
    @AdminOrigin() origin: Origin,
  ): Promise<SuccessMessage> {
    await this.actions.dismiss(origin, refCode, reason);
    return { message: 'Payment dismissed.' };
  }

  @Route(dismissMessage)
  @Refuses('payments/message-not-found')
  @Access(admin('money'))
  @StepUp()
  async dismissMessage(
    @RecordIdParam('messageId') messageId: string,
    @Body() { reason }: DismissBody,
    @AdminOrigin() origin: Origin,
  ): Promise<SuccessMessage> {
    await this.actions.dismissMessage(origin, messageId, reason);
    return { message: 'Message dismissed.' };
  }
}
