import { Body, Controller } from '@nestjs/common';
import {
  getPaymentMethods,
  METHOD_LISTS_LIMIT,
  type PaymentMethodsChange,
  type PaymentMethodsResponse,
  publishPaymentMethods,
} from '@portal/contracts';
import { PaymentMethodActionsService } from '../../domain/payment-methods/payment-method-actions.service';
import { MethodHealthService } from '../../domain/payments/review/method-health.service';
import { Refuses, Route } from '../../platform/http/route';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUp } from '../../platform/security/step-up';
import { PublishPaymentMethodsBody } from './payment-methods.body';
import { presentHealth, presentMethodList } from './payment-methods.presenter';

/** How subscribers pay. */
@Controller()
export class PaymentMethodsController {
  constructor(
    private readonly actions: PaymentMethodActionsService,
    private readonly health: MethodHealthService,
  ) {}

  @Route(getPaymentMethods)
  @Access(admin('read'))
  async read(): Promise<PaymentMethodsResponse> {
    const [lists, health] = await Promise.all([
      this.actions.list(METHOD_LISTS_LIMIT),
      this.health.measure(),
    ]);
    return { lists: lists.map(presentMethodList), health: health.map(presentHealth) };
  }

  @Route(publishPaymentMethods)
  @Refuses('payment-methods/newer', 'payment-methods/not-complete', 'payment-methods/no-changes')
  @Access(admin('money'))
  @StepUp()
  async publish(
    @Body() { after, methods, reason }: PublishPaymentMethodsBody,
    @AdminOrigin() origin: Origin,
  ): Promise<PaymentMethodsChange> {
    await this.actions.publish(origin, { after, methods, reason: reason ?? null });
    return { ...(await this.read()), message: 'The payment methods are in effect.' };
  }
}
