import { CHECKOUT_PLANS } from './catalogue';

// The table of the specification, one line per row.
const TABLE = `
drm_only_1d | 99 | 99 | 1 | drm
drm_only_7d | 599 | 399 | 7 | drm
drm_only_30d | 1500 | 999 | 30 | drm
notify_only_1d | 99 | 99 | 1 | notify
notify_only_7d | 299 | 199 | 7 | notify
notify_only_30d | 999 | 599 | 30 | notify
combo_1d | 155 | 155 | 1 | drm, notify
combo_3d | 499 | 299 | 3 | drm, notify
combo_7d | 799 | 499 | 7 | drm, notify
combo_30d | 2200 | 1499 | 30 | drm, notify`;

it('the ten checkout plans are those of the specification, in its order', () => {
  const rows = CHECKOUT_PLANS.map((plan) =>
    [plan.id, plan.priceBdt, plan.priceInr, plan.durationDays, plan.activates.join(', ')].join(
      ' | ',
    ),
  );
  expect(rows).toEqual(TABLE.trim().split('\n'));
});

it('a plan of one day is not called days', () => {
  const names = CHECKOUT_PLANS.map((plan) => plan.name);
  expect(names).toContain('Combo - 1 Day');
  expect(names).toContain('Combo - 3 Days');
});

it('each plan has a name in Bangla, with Bangla digits', () => {
  const names = CHECKOUT_PLANS.map((plan) => plan.nameBn);
  expect(names).toEqual([
    ...['শুধু DRM - ১ দিন', 'শুধু DRM - ৭ দিন', 'শুধু DRM - ৩০ দিন'],
    ...['শুধু নোটিফিকেশন - ১ দিন', 'শুধু নোটিফিকেশন - ৭ দিন', 'শুধু নোটিফিকেশন - ৩০ দিন'],
    ...['কম্বো - ১ দিন', 'কম্বো - ৩ দিন', 'কম্বো - ৭ দিন', 'কম্বো - ৩০ দিন'],
  ]);
});
