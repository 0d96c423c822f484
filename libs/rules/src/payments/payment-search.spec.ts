import { paymentSearch } from './payment-search';

describe('what a typed text may be of a payment', () => {
  it('a whole reference code in any form', () => {
    expect(paymentSearch(' k7m2-p9q4 ', true)).toMatchObject({
      ...{ refCode: 'K7M2P9Q4', codes: ['K7M2P9Q4'], trxIds: ['K7M2P9Q4'], userId: null },
    });
  });

  it('the beginning of a transaction id, from three signs on', () => {
    expect(paymentSearch('cf', true)).toMatchObject({ codes: [], trxIds: [] });
    expect(paymentSearch('cfa', true)).toMatchObject({ refCode: null, trxIds: ['CFA'] });
  });

  it('no reference code when it is longer than one', () => {
    expect(paymentSearch('CFA1B2C3D4', true)).toMatchObject({ codes: [], trxIds: ['CFA1B2C3D4'] });
  });

  it.each(['K019', '019K', '01+911', '01', '1'.repeat(16)])('no number: %s', (typed) => {
    expect(paymentSearch(typed, true).senders).toEqual([]);
  });

  it('a User ID, or a number in each form in which it is reported', () => {
    expect(paymentSearch(' 10001 ', true).userId).toBe(10_001);
    const forms = ['01911', '8801911', '+8801911'];
    for (const typed of [...forms, '019-11'])
      expect(paymentSearch(typed, true).senders).toEqual(forms);
    for (const typed of ['9198', '+91 98'])
      expect(paymentSearch(typed, true).senders).toEqual(['9198', '+9198']);
  });

  it('no beginning of a code and no number for a caller who may not read them', () => {
    expect(paymentSearch('K7M2P9', false)).toMatchObject({ refCode: null, codes: [], senders: [] });
    expect(paymentSearch('01911111111', false).senders).toEqual([]);
    expect(paymentSearch('K7M2P9Q4', false)).toMatchObject({ refCode: 'K7M2P9Q4', codes: [] });
  });

  it('nothing with signs that no code has', () => {
    expect(paymentSearch('.*', true)).toEqual({
      ...{ userId: null, refCode: null, codes: [], trxIds: [], senders: [] },
    });
  });
});
