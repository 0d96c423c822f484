import { ORDER_LIFETIME_MS, SETTLING_MS } from '@portal/rules';
import { PaymentSweepJob } from '../src/domain/payments/inbox/payment-sweep.job';
import { givenOrder, moneyFor, orderOf, paidEntriesOf, report } from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

/** A short round; `npm run verify -- races` runs 1,000 (PAY-17). */
const RACES = Number(process.env['MONEY_RACES'] ?? 60);
const ORDERS_OF_A_ROUND = 20;
const ROUNDS = RACES / ORDERS_OF_A_ROUND;

/** Small, so that all of them fit into a plan. */
const plan = {
  ...{ id: 'combo_1d', name: 'Combo - 1 Day', price: 15_500, days: 1, videos: 65 },
  activates: ['drm' as const],
};

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  other = await server.another();
});
afterAll(() => server.stop());

it(`${RACES} races of the end of an order against its money: one end each, granted exactly when completed (PAY-17)`, async () => {
  const sweep = other.app.get(PaymentSweepJob, { strict: false });
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const user = await server.givenAccount();
    const orders = await Promise.all(
      Array.from({ length: ORDERS_OF_A_ROUND }, () => givenOrder(server, user.userId, { plan })),
    );
    const end = server.clock.now().getTime() + ORDER_LIFETIME_MS;
    const receivedAt = new Date(end - 1).toISOString();
    // The last instant in which money completes; the other instance's clock is a millisecond ahead.
    server.clock.travelTo(new Date(end + SETTLING_MS - 1));
    const sweeps: Promise<unknown>[] = [];
    let answered = 0;
    const answers = await Promise.all(
      orders.map(async (order, number) => {
        const money = moneyFor(server, order, { receivedAt });
        const answer = await report(number % 2 ? other : server, money);
        answered += 1;
        // In the midst of the reports, each round a little later.
        if (answered === (round % ORDERS_OF_A_ROUND) + 1)
          sweeps.push(sweep.runOnce(new Date(end + SETTLING_MS)));
        return answer;
      }),
    );
    await Promise.all(sweeps);
    const entries = await paidEntriesOf(server, user.userId);
    const granted = new Set(entries.map(({ sourceId }) => String(sourceId)));
    expect(granted.size).toBe(entries.length);
    for (const [number, { ref_code }] of orders.entries()) {
      const { status, late } = await orderOf(server, ref_code);
      const outcome = answers[number]?.outcome ?? '';
      const isCompleted = outcome === 'completed';
      expect([status, late]).toEqual(isCompleted ? ['completed', null] : ['timed_out', 'open']);
      expect(granted.has(ref_code)).toBe(isCompleted);
      seen.add(outcome);
    }
  }
  // Both sides won somewhere, or it was no race.
  expect([...seen].sort()).toEqual(['completed', 'late']);
}, 1_200_000);
