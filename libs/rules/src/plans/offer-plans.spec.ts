import { isOnPlanPage, OFFER_PLANS, STANDARD_PLAN } from './offer-plans';

it('the plan page shows the default plan and added plans; the premium plan is for offers only', () => {
  expect(OFFER_PLANS.map(({ id }) => [id, isOnPlanPage(id)])).toEqual([
    [STANDARD_PLAN.id, true],
    ['plan_premium_bdt_90d', false],
  ]);
  expect(isOnPlanPage('eid_special_15_days')).toBe(true);
});
