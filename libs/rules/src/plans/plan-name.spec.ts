import { STANDARD_PLAN } from './offer-plans';
import { planName } from './plan-name';

it('the English name of a plan is the one that is given, byte for byte', () => {
  expect(planName({ ...STANDARD_PLAN, name: 'As it was sold' }, 'en')).toBe('As it was sold');
});

it.each([
  ['plan_standard_bdt_30d', 'স্ট্যান্ডার্ড প্ল্যান - ৩০ দিন'],
  ['plan_premium_bdt_90d', 'প্রিমিয়াম প্ল্যান - ৯০ দিন'],
  ['combo_7d', 'কম্বো - ৭ দিন'],
])('%s has a name in Bangla', (id, name) => {
  expect(planName({ id, name: 'English' }, 'bn')).toBe(name);
});

it.each(['newer_5d', '__proto__'])('an unknown plan keeps its English name: %s', (id) => {
  expect(planName({ id, name: 'Newer - 5 Days' }, 'bn')).toBe('Newer - 5 Days');
});
