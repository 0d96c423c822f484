import type { SendSpecialOfferRequest } from '@portal/contracts';
import { DISCOUNT_TYPES, type DiscountType, OFFER_PLANS } from '@portal/rules';
import { ChoiceField, IntegerField } from '../../platform/http/fields';
import { NestedField } from '../../platform/http/nested-field';

const MAX_DAYS = 365;

/** A discount or an addition. rules' isDiscountFor checks which values suit which plan. */
export class DiscountFields {
  @ChoiceField(DISCOUNT_TYPES)
  type!: DiscountType;

  @IntegerField({ min: 1 })
  value!: number;
}

/** Body of sendSpecialOffer. */
export class SendSpecialOfferBody implements SendSpecialOfferRequest {
  @IntegerField({ min: 1 })
  userId!: number;

  @ChoiceField(OFFER_PLANS.map(({ id }) => id))
  planId!: string;

  @NestedField(() => DiscountFields)
  discount!: DiscountFields;

  @IntegerField({ min: 1, max: MAX_DAYS })
  expiryDays!: number;
}
