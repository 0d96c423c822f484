import fc from 'fast-check';
import {
  comparedClaims,
  MOST_CLAIMANTS,
  MOST_WRONG_CLAIMS,
  provenClaim,
  type TypedClaim,
  withClaim,
} from './typed-claims';

const SENDER = '01711111234';
const NOW = new Date('2031-03-10T06:00:00.000Z');
const any = () => true;

const typed = (userId: number, digits: string | null) => ({
  ...{ userId, digits, orderRef: `ORDER${userId}`, claimedAt: NOW },
});
const claim = (userId: number, digits: string | null, isWrong = false): TypedClaim => ({
  ...typed(userId, digits),
  isWrong,
});
const verdict = (claims: readonly TypedClaim[], sender: string | null = SENDER) => {
  const found = provenClaim(claims, sender, any);
  return found.claim ? found.claim.userId : found.reason;
};

describe('which claim of a transaction id gets its money', () => {
  it.each<[string, TypedClaim[], number | string]>([
    ['nobody typed it', [], 'unclaimed'],
    ['one gave the right digits', [claim(1, '1234')], 1],
    ['one gave others', [claim(1, '1235')], 'sender_differs'],
    ['one gave none', [claim(1, null)], 'sender_differs'],
    ['one of two gave the right ones', [claim(1, '9999'), claim(2, '1234')], 2],
    ['two gave the right ones', [claim(1, '1234'), claim(2, '1234')], 'contested'],
    ['right ones after wrong ones', [claim(1, '1234', true)], 'sender_differs'],
    [
      'right ones after two others were wrong',
      [claim(1, '0001'), claim(2, '0002'), claim(3, '1234')],
      3,
    ],
    [
      'right ones after three others were wrong',
      [claim(1, '0001'), claim(2, '0002'), claim(3, '0003'), claim(4, '1234')],
      'contested',
    ],
  ])('%s', (_what, claims, expected) => {
    expect(verdict(claims)).toBe(expected);
  });

  it('is none without a sender to compare with', () => {
    expect(verdict([claim(1, '1234')], null)).toBe('sender_unknown');
    expect(verdict([claim(1, '1234')], '017XXXXX234')).toBe('sender_unknown');
  });

  it('is only one of an order that can still take money', () => {
    const isSecond = (orderRef: string) => orderRef === 'ORDER2';
    const claims = [claim(1, '1234'), claim(2, '1234')];
    expect(provenClaim(claims, SENDER, isSecond).claim?.userId).toBe(2);
    expect(provenClaim(claims, SENDER, () => false)).toEqual({ claim: null, reason: 'unclaimed' });
  });
});

describe('a claim that is typed', () => {
  it('replaces the one of the same user, as long as its digits were not compared', () => {
    const claims = withClaim([claim(1, '9999')], typed(1, '1234'), []);
    expect(claims).toEqual([claim(1, '1234')]);
  });

  it('stays wrong once its digits differed, whatever is typed afterwards', () => {
    const wrong = withClaim([], typed(1, '9999'), [SENDER]);
    const right = withClaim(wrong, typed(1, '1234'), [SENDER]);
    expect(right).toEqual([claim(1, '1234', true)]);
    expect(withClaim(comparedClaims([claim(1, '9999')], SENDER), typed(1, '1234'), [])).toEqual([
      claim(1, '1234', true),
    ]);
  });

  it.each<[string, string | null, (string | null)[]]>([
    ['no digits', null, [SENDER]],
    ['no sender', '9999', [null]],
    ['no money yet', '9999', []],
    ['the digits of one of two payments', '1234', [SENDER, '01811115678']],
  ])('is not wrong with %s', (_what, digits, senders) => {
    expect(withClaim([], typed(1, digits), senders)).toEqual([claim(1, digits)]);
  });

  it('is not kept beyond so many users, and then nobody gets the money by itself', () => {
    let claims: readonly TypedClaim[] = [];
    for (let user = 1; user <= MOST_CLAIMANTS; user += 1) {
      claims = withClaim(claims, typed(user, null), []);
    }
    expect(withClaim(claims, typed(99, '1234'), [])).toEqual(claims);
    expect(verdict(withClaim(claims, typed(1, '1234'), []))).toBe('contested');
  });
});

it('whatever is typed before and after, only who gave the digits at the first go gets the money', () => {
  const digits = fc.constantFrom(null, '1234', '1235', '9999');
  const step = fc.record({ userId: fc.integer({ min: 1, max: 6 }), digits });
  fc.assert(
    fc.property(fc.array(step), fc.array(step), (before, after) => {
      let claims: readonly TypedClaim[] = [];
      for (const one of before) claims = withClaim(claims, typed(one.userId, one.digits), []);
      const found = [provenClaim(claims, SENDER, any)];
      claims = comparedClaims(claims, SENDER);
      for (const one of after) {
        claims = withClaim(claims, typed(one.userId, one.digits), [SENDER]);
        found.push(provenClaim(claims, SENDER, any));
      }
      const firstCompared = new Map<number, string>();
      for (const { userId, digits: own } of [...lastOfEach(before), ...after]) {
        if (own !== null && !firstCompared.has(userId)) firstCompared.set(userId, own);
      }
      for (const { claim: proven } of found) {
        if (proven) expect(firstCompared.get(proven.userId)).toBe('1234');
      }
      const guessers = [...firstCompared.values()].filter((own) => own !== '1234');
      if (guessers.length >= MOST_WRONG_CLAIMS) {
        expect(provenClaim(claims, SENDER, any).claim).toBeNull();
      }
    }),
    { numRuns: 2_000 },
  );
});

/** Until the money arrives, only the last digits of each user count. */
function lastOfEach<T extends { readonly userId: number }>(steps: readonly T[]): T[] {
  return [...new Map(steps.map((step) => [step.userId, step])).values()];
}
