import type { CreateOrderRequest } from '@portal/contracts';
import { PAYMENT_METHODS, type PaymentMethod } from '@portal/rules';
import { ChoiceField, IntegerField, TextField } from '../../platform/http/fields';

/** Body of createOrder. All other fields are ignored (PAY-1). */
export class CreateOrderBody implements CreateOrderRequest {
  @IntegerField({ min: 1 })
  userId!: number;

  @TextField({ min: 1, max: 64 })
  planId!: string;

  @TextField({ min: 1, max: 64, optional: true, nullable: true })
  offerCode?: string | null;

  @ChoiceField(PAYMENT_METHODS, { optional: true, nullable: true })
  method?: PaymentMethod | null;
}
