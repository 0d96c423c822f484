import { STANDARD_PLAN } from '../plans/offer-plans';
import type { Discount } from './discount';
import {
  banglaOfferSentence,
  drawOfferCode,
  isOfferCode,
  isOfferOver,
  OFFER_CODE_LENGTH,
  specialOfferMessage,
} from './offer';

const end = new Date('2031-03-12T06:00:00.000Z');
const CODE = drawOfferCode(new Uint8Array(OFFER_CODE_LENGTH).fill(8));

describe('an offer is gone at its end', () => {
  it.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('%i ms from it: %s', (ms, isOver) => {
    expect(isOfferOver({ expiresAt: end }, new Date(end.getTime() + ms))).toBe(isOver);
  });

  it('and never without one', () => {
    expect(isOfferOver({ expiresAt: null }, end)).toBe(false);
  });
});

describe('an offer code', () => {
  it('has 20 characters of the alphabet', () => {
    expect(isOfferCode(CODE)).toBe(true);
    expect(() => drawOfferCode(new Uint8Array(19))).toThrow(RangeError);
  });

  it.each([CODE.slice(1), `${CODE}2`, CODE.toLowerCase(), `${CODE}\n`, `${CODE.slice(1)}0`, ''])(
    'is not %j',
    (text) => expect(isOfferCode(text)).toBe(false),
  );
});

describe('the message of a special offer', () => {
  it.each([
    [{ type: 'percentage', value: 20 }, '20% off Standard Plan - 30 Days'],
    [{ type: 'fixed_bdt', value: 300 }, '300 BDT off Standard Plan - 30 Days'],
    [{ type: 'extra_days', value: 1 }, '1 extra day with Standard Plan - 30 Days'],
    [{ type: 'extra_days', value: 5 }, '5 extra days with Standard Plan - 30 Days'],
  ] as const)('%j says what it gives and holds the link', (discount, gift) => {
    expect(specialOfferMessage(STANDARD_PLAN, discount, CODE)).toBe(
      `Special offer for you: ${gift}. /plans/${CODE}`,
    );
  });
});

it.each<[Discount, string]>([
  [{ type: 'percentage', value: 25 }, 'কম্বো-এ ২৫% ছাড়'],
  [{ type: 'fixed_bdt', value: 1500 }, 'কম্বো-এ ৳১,৫০০ ছাড়'],
  [{ type: 'extra_days', value: 5 }, 'কম্বো-এর সাথে বাড়তি ৫ দিন'],
])('%j has a sentence in Bangla, with Bangla digits', (discount, gift) => {
  expect(banglaOfferSentence('কম্বো', discount)).toBe(`আপনার জন্য বিশেষ অফার: ${gift}।`);
});
