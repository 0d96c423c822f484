import { type PricedPlanView, publishPriceList, savePriceDraft } from '@portal/contracts';
import { BOT_ACCESS, PLAN_ID_PATTERN, PLAN_LIMITS, PLAN_PLACES } from '@portal/rules';
import {
  choice,
  flag,
  integer,
  listOf,
  listOfNested,
  optionalReason,
  text,
} from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

const MAX_INSTANT = 40;

const instant = () => text({ max: MAX_INSTANT }).nullable();
const price = (min: number) => integer({ min, max: PLAN_LIMITS.price });

/** One plan. What plans must be among each other: rules' priceListFaults. */
class PricedPlanFields extends bodyOf<PricedPlanView>()({
  id: text({ max: PLAN_LIMITS.id, pattern: PLAN_ID_PATTERN }),
  name: text({ min: 1, max: PLAN_LIMITS.name }).trimmed(),
  nameBn: text({ min: 1, max: PLAN_LIMITS.name }).trimmed(),
  place: choice(PLAN_PLACES),
  durationDays: integer({ min: 1, max: PLAN_LIMITS.days }),
  videos: integer({ min: 0, max: PLAN_LIMITS.videos }),
  activates: listOf(choice(BOT_ACCESS), { max: BOT_ACCESS.length }),
  priceBdt: price(1),
  priceInr: price(1),
  priceUsd: price(0),
  isUsual: flag(),
  textEn: text({ max: PLAN_LIMITS.text }).trimmed(),
  textBn: text({ max: PLAN_LIMITS.text }).trimmed(),
  visibleFrom: instant(),
  visibleUntil: instant(),
}) {}

export class SavePriceDraftBody extends bodyOf(savePriceDraft)({
  revision: integer({ min: 0 }),
  plans: listOfNested(PricedPlanFields, { max: PLAN_LIMITS.plans }),
}) {}

export class PublishPriceListBody extends bodyOf(publishPriceList)({
  revision: integer({ min: 1 }),
  after: integer({ min: 1 }),
  effectiveFrom: instant(),
  reason: optionalReason(),
}) {}
