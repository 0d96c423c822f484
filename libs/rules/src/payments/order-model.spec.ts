import fc from 'fast-check';
import { DAY_MS, MINUTE_MS } from '../time/units';
import { paymentStatusAt } from './payment-status';
import {
  awaitsDecision,
  isSettled,
  type Money,
  ORDER_LIFETIME_MS,
  type OrderState,
  settlementOf,
  SETTLING_MS,
} from './settle-order';

// This lib has no types of browsers or Node.
declare const console: { info(text: string): void };

const SEQUENCES = 10_000;
const DUE = 220_000;
const created = Date.parse('2031-03-10T06:00:00.000Z');
const expiry = created + ORDER_LIFETIME_MS;
const settled = expiry + SETTLING_MS;

/** Events of an order. Times are ms since the creation; `to` never goes back. */
type Step =
  | { readonly does: 'wait'; readonly to: number }
  | { readonly does: 'pay'; readonly paid: number; readonly facts: Partial<Money> }
  | { readonly does: 'sweep' | 'grant' | 'dismiss' };

/** What a user sees of the order, and how often the plan was extended. */
interface View {
  readonly status: string;
  readonly received: number | null;
  readonly late: string | null;
  readonly grants: number;
}

/** The model: it records all events and judges them together, without states and without a sweep. */
interface Story {
  now: number;
  readonly reported: { paid: number; at: number; amount: number; isRight: boolean }[];
  readonly decided: ('granted' | 'dismissed')[];
}

function judge(story: Story): View {
  const [first] = story.reported;
  if (!first) {
    const status = story.now < expiry ? 'pending' : 'timed_out';
    return { status, received: null, late: null, grants: 0 };
  }
  const received = first.amount;
  const isInTime = first.paid < expiry && first.at < settled;
  if (isInTime && first.isRight) return { status: 'completed', received, late: null, grants: 1 };
  const late = story.decided[0] ?? (isInTime ? null : 'open');
  const isGranted = late === 'granted';
  const undecided = isInTime ? 'failed_amount_mismatch' : 'timed_out';
  return { status: isGranted ? 'completed' : undecided, received, late, grants: isGranted ? 1 : 0 };
}

/** Whether there is money without a plan for it and without a decision of an administrator. */
const isWaiting = (story: Story): boolean => {
  const { received, grants } = judge(story);
  return received !== null && grants === 0 && story.decided.length === 0;
};

const isSame = (a: View, b: View): boolean =>
  a.status === b.status && a.received === b.received && a.late === b.late && a.grants === b.grants;

function tell(story: Story, step: Step, method: Money['method'] | null): void {
  if (step.does === 'wait') story.now = Math.max(story.now, created + step.to);
  // Money from long before the order does not belong to it.
  if (step.does === 'pay' && step.paid >= -DAY_MS) {
    const { amount = DUE, method: by = 'bkash', currency = 'BDT', isOurs = true } = step.facts;
    const isRight =
      amount === DUE && currency === 'BDT' && isOurs && (method === null || by === method);
    story.reported.push({ paid: created + step.paid, at: story.now, amount, isRight });
  }
  if (step.does === 'grant' && isWaiting(story)) story.decided.push('granted');
  if (step.does === 'dismiss' && isWaiting(story)) story.decided.push('dismissed');
}

/** The rules under test, applied in the order in which the service stores their results. */
class Ruled {
  private now = new Date(created);
  private grants = 0;

  constructor(private order: OrderState) {}

  do(step: Step): void {
    const { order } = this;
    if (step.does === 'wait') {
      this.now = new Date(Math.max(this.now.getTime(), created + step.to));
    } else if (step.does === 'pay') {
      const paidAt = new Date(created + step.paid);
      const exact = { amount: DUE, method: 'bkash', currency: 'BDT', isOurs: true } as const;
      this.pay({ ...exact, ...step.facts, paidAt });
    } else if (step.does === 'sweep') {
      if (order.status === 'pending' && isSettled(order, this.now))
        this.order = { ...order, status: 'timed_out' };
    } else if (awaitsDecision(order)) {
      const isGrant = step.does === 'grant';
      if (isGrant) this.grants += 1;
      this.order = isGrant
        ? { ...order, status: 'completed', late: 'granted' }
        : { ...order, late: 'dismissed' };
    }
  }

  view(): View {
    const { received_amount: received, late } = this.order;
    return { status: paymentStatusAt(this.order, this.now), received, late, grants: this.grants };
  }

  private pay(money: Money): void {
    const settlement = settlementOf(this.order, money, this.now);
    if (settlement === 'closed' || settlement === 'too_old') return;
    if (settlement === 'completed') this.grants += 1;
    const kept = { ...this.order, received_amount: money.amount };
    this.order =
      settlement === 'late'
        ? { ...kept, status: 'timed_out', late: 'open' }
        : { ...kept, status: settlement };
  }
}

const instant = fc.oneof(
  fc.nat(ORDER_LIFETIME_MS),
  fc.integer({ min: -1, max: 1 }).map((ms) => ORDER_LIFETIME_MS + ms),
  fc.integer({ min: -1, max: 1 }).map((ms) => ORDER_LIFETIME_MS + SETTLING_MS + ms),
  fc.nat(3 * SETTLING_MS),
);
const facts: fc.Arbitrary<Partial<Money>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.constantFrom<Partial<Money>>(
    { amount: DUE - 1 },
    { amount: DUE + 1 },
    { amount: 0 },
    { method: 'nagad' },
    { currency: 'INR' },
    { isOurs: false },
  ),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('wait' as const), to: instant }),
  fc.record({
    does: fc.constant('pay' as const),
    paid: fc.oneof(
      instant,
      fc.integer({ min: -60 * MINUTE_MS, max: 0 }),
      fc.integer({ min: -1, max: 1 }).map((ms) => ms - DAY_MS),
    ),
    facts,
  }),
  fc.record({ does: fc.constantFrom('sweep' as const, 'grant' as const, 'dismiss' as const) }),
);

it(`an order agrees with a small model over ${SEQUENCES} sequences of whatever may happen (PAY-7)`, () => {
  const seed = Math.trunc(Math.random() * 2 ** 31);
  console.info(`order model: seed ${seed}`);
  const ends: Record<string, number> = {};
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 20 }),
      fc.constantFrom<Money['method'] | null>(null, 'bkash', 'nagad'),
      (steps, method) => {
        const ruled = new Ruled({
          ...{ status: 'pending', amount: DUE, method },
          ...{ createdAt: new Date(created), expiresAt: new Date(expiry) },
          ...{ received_amount: null, late: null },
        });
        const story: Story = { now: created, reported: [], decided: [] };
        for (const one of steps) {
          ruled.do(one);
          tell(story, one, method);
          // Calling expect() for each of 100,000 steps would take half a minute.
          const [is, should] = [ruled.view(), judge(story)];
          if (!isSame(is, should)) expect(is).toEqual(should);
        }
        const { status, late } = judge(story);
        const end = late === null ? status : `${status}, late ${late}`;
        ends[end] = (ends[end] ?? 0) + 1;
      },
    ),
    { seed, numRuns: SEQUENCES },
  );
  // Each end state was reached, so the comparison covers all of them.
  expect(Object.keys(ends).toSorted()).toEqual([
    'completed',
    'completed, late granted',
    'failed_amount_mismatch',
    'failed_amount_mismatch, late dismissed',
    'pending',
    'timed_out',
    'timed_out, late dismissed',
    'timed_out, late open',
  ]);
});
