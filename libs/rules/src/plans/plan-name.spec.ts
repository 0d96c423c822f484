import { STANDARD_PLAN } from './offer-plans';
import { planName } from './plan-name';

it('the English name of a plan is the one that is given, byte for byte', () => {
  expect(planName({ ...STANDARD_PLAN, name: 'As it was sold' }, 'en')).toBe('As it was sold');
});

it.each([
  ['Standard Plan - 30 Days', 'স্ট্যান্ডার্ড প্ল্যান - ৩০ দিন'],
  ['Premium Plan - 90 Days', 'প্রিমিয়াম প্ল্যান - ৯০ দিন'],
  ['Combo - 7 Days', 'কম্বো - ৭ দিন'],
])('%s has a name in Bangla, also in a record that has none', (name, nameBn) => {
  expect(planName({ name }, 'bn')).toBe(nameBn);
});

it('a plan that was sold under another name has the Bangla name that was sold with it', () => {
  expect(planName({ name: 'Combo - 7 Days', nameBn: 'সপ্তাহ' }, 'bn')).toBe('সপ্তাহ');
});

it.each(['Newer - 5 Days', '__proto__'])(
  'an unknown plan without a Bangla name keeps its English one: %s',
  (name) => {
    expect(planName({ name }, 'bn')).toBe(name);
  },
);
