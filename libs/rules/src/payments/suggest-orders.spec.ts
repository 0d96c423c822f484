import { DAY_MS, MINUTE_MS } from '../time/units';
import { type SuggestibleOrder, suggestOrders, type UnmatchedMoney } from './suggest-orders';

const PAID_AT = new Date('2031-03-10T06:30:00.000Z');
const before = (ms: number) => new Date(PAID_AT.getTime() - ms);

const money: UnmatchedMoney = {
  ...{ amount: 15_500, method: 'bkash', trxId: 'CFA1B2C3D4', reference: null },
  ...{ sender: '01711111234', paidAt: PAID_AT },
};
const order = (facts: Partial<SuggestibleOrder>): SuggestibleOrder => ({
  ...{ ref_code: 'AAAA2222', status: 'pending', amount: 15_500, method: 'bkash' },
  ...{ expiresAt: PAID_AT, createdAt: before(MINUTE_MS), received_amount: null, late: null },
  ...{ submitted_trx_id: null },
  ...facts,
});
const causes = (facts: Partial<SuggestibleOrder>, paid: Partial<UnmatchedMoney> = {}) =>
  suggestOrders({ ...money, ...paid }, [order(facts)]).map(({ cause }) => cause);

describe('orders suggested for money without one', () => {
  it.each<[string, Partial<SuggestibleOrder>, string[]]>([
    ['of the same amount and method near that time', {}, ['same_amount']],
    ['that take any method', { method: null }, ['same_amount']],
    ['of another method', { method: 'nagad' }, []],
    ['of another amount', { amount: 15_501 }, []],
    ['made a day before', { createdAt: before(DAY_MS) }, ['same_amount']],
    ['made earlier', { createdAt: before(DAY_MS + 1) }, []],
    [
      'made five minutes after, as clocks differ',
      { createdAt: before(-5 * MINUTE_MS) },
      ['same_amount'],
    ],
    ['made later', { createdAt: before(-5 * MINUTE_MS - 1) }, []],
    ['whose payer typed this id', { amount: 1, submitted_trx_id: 'CFA1B2C3D4' }, ['typed']],
    ['that ended', { status: 'timed_out' }, ['same_amount']],
    ['that have money', { received_amount: 15_500 }, []],
    ['that are completed', { status: 'completed' }, []],
    ['whose late money was dismissed', { status: 'timed_out', late: 'dismissed' }, []],
  ])('%s', (_name, facts, expected) => {
    expect(causes(facts)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['aaaa-2222', ['noted']],
    ['AAAA2223', ['similar']],
    ['AAAA222O', ['similar']],
    ['AAAA222', ['similar']],
    ['AAAA22222', ['similar']],
    ['AAA2A222', ['similar']],
    ['AAAA2233', []],
    ['', []],
    ['thank you for the plan', []],
  ])('by the note %p', (reference, expected) => {
    expect(causes({ amount: 1 }, { reference })).toEqual(expected);
  });

  it('come with the strongest reason first, then the nearest in time; five at most, each once', () => {
    const orders = [
      ...Array.from({ length: 9 }, (_, place) =>
        order({ ref_code: `BBBB222${place}`, createdAt: before((9 - place) * MINUTE_MS) }),
      ),
      order({ ref_code: 'AAAA2222', amount: 1 }),
      order({ ref_code: 'CCCC2222', submitted_trx_id: 'CFA1B2C3D4' }),
      order({ ref_code: 'DDDD2222', amount: 1 }),
      order({ ref_code: 'DDDD2222', amount: 1 }),
    ];
    const found = suggestOrders({ ...money, reference: 'DDDD2222' }, orders);
    expect(found.map(({ order: { ref_code }, cause }) => [ref_code, cause])).toEqual([
      ['DDDD2222', 'noted'],
      ['CCCC2222', 'typed'],
      ['BBBB2228', 'same_amount'],
      ['BBBB2227', 'same_amount'],
      ['BBBB2226', 'same_amount'],
    ]);
  });

  it('whose payer typed the id come by the digits: those that fit, none, those that differ', () => {
    const claim = (orderRef: string, digits: string | null, isWrong = false) => ({
      ...{ userId: 1042, orderRef, digits, isWrong, claimedAt: PAID_AT },
    });
    const orders = ['AAAA2222', 'BBBB2222', 'CCCC2222', 'DDDD2222'].map((ref_code, place) =>
      order({ ref_code, amount: 1, createdAt: before((4 - place) * MINUTE_MS) }),
    );
    // An order that stores the typed id itself has no digits.
    orders.push(order({ ref_code: 'EEEE2222', amount: 1, submitted_trx_id: money.trxId }));
    const claims = [
      claim('BBBB2222', '9999'),
      claim('CCCC2222', null),
      claim('DDDD2222', '1234', true),
    ];
    expect(
      suggestOrders(money, orders, claims).map(({ order: { ref_code }, ...facts }) => [
        ref_code,
        facts,
      ]),
    ).toEqual([
      ['DDDD2222', { cause: 'typed', claim: { digits: '1234', fit: 'fits', hadWrong: true } }],
      ['EEEE2222', { cause: 'typed', claim: { digits: null, fit: 'unknown', hadWrong: false } }],
      ['CCCC2222', { cause: 'typed', claim: { digits: null, fit: 'unknown', hadWrong: false } }],
      ['BBBB2222', { cause: 'typed', claim: { digits: '9999', fit: 'differs', hadWrong: false } }],
    ]);
  });
});
