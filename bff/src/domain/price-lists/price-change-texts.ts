import { type PricedPlan, priceChanges } from '@portal/rules';
import { changeTexts } from '../audit/change-texts';

/** The differences of two price lists as texts of the audit, by plan and field. */
export const priceChangeTexts = (before: readonly PricedPlan[], after: readonly PricedPlan[]) =>
  changeTexts(
    priceChanges(before, after).map(({ planId, ...change }) => ({ id: planId, ...change })),
  );
