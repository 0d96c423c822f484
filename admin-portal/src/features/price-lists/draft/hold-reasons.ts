import type { PricedPlanView, PriceListsResponse } from '@portal/contracts';
import { type PricedPlanChange, priceListFaults } from '@portal/rules';
import { texts } from '../texts';
import { faultText } from './fault-text';
import type { Draft } from './use-draft';

const draftTexts = texts.draft;

/** Why the draft cannot be published, in words; empty when it can. */
export function holdReasons(
  data: PriceListsResponse,
  draft: Draft,
  plans: readonly PricedPlanView[],
  changes: readonly PricedPlanChange[],
): readonly string[] {
  const isMine = data.draft !== null && !data.mayPublish;
  return [
    ...priceListFaults(plans).map((fault) => faultText(fault, plans)),
    ...(changes.length === 0 ? [draftTexts.unchanged] : []),
    ...(draft.failure ? [draftTexts.notSaved] : []),
    ...(data.waiting === null ? [] : [draftTexts.waits(data.waiting)]),
    ...(isMine ? [draftTexts.own] : []),
  ];
}
