import { DAY_MS, drawRedeemCode, REDEEM_CODE_LENGTH } from '@portal/rules';
import { randomBytes } from 'node:crypto';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import { LedgerRepository } from '../src/domain/plans/ledger.repository';
import { PlansService } from '../src/domain/plans/plans.service';
import { RedeemCodesService } from '../src/domain/redeem-codes/redeem-codes.service';
import { replayedPlan } from './support/replayed-plan';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
/** The same service on a machine whose clock is ten minutes slow. */
let slow: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  slow = await createTestServer({ databaseUri: server.databaseUri });
});
afterAll(async () => {
  await slow.stop();
  await server.stop();
});

const storedPlan = async (userId: number): Promise<unknown> =>
  (await server.connection.collection('users').findOne({ userId }))?.['plan'];

it('replaying the ledger reproduces a plan through grants, codes, cuts, resets and time (PAY-34)', async () => {
  const userId = 81_001;
  const plans = server.app.get(PlansService, { strict: false });
  const codes = server.app.get(RedeemCodesService, { strict: false });
  await server.app.get(AccountsService, { strict: false }).open({ userId });
  const code = drawRedeemCode(randomBytes(REDEEM_CODE_LENGTH));
  await codes.addCodes([{ code, days: 7, videos: 25 }]);

  const paid = { days: 30, videos: 3, price: 2_200, currency: 'BDT' };
  const steps: (() => Promise<unknown>)[] = [
    () => plans.grantPlan(userId, { ...paid, activates: ['drm'] }, cause('payment', 'order-1')),
    () => send(server.bot(), newTaskId(), report(userId)),
    () => codes.redeem(userId, code, `user:${userId}`),
    () => plans.cutPlan(userId, { days: 3, videos: 10 }, { actor: 'admin:ana' }),
    () => plans.grantPlan(userId, { ...paid, activates: ['notify'] }, cause('payment', 'order-2')),
    () => plans.resetPlan(userId, { actor: 'admin:ana' }),
    () => plans.grantPlan(userId, { days: 1, videos: 65 }, cause('admin', 'package-1')),
    () => plans.cutPlan(userId, { days: 9, videos: 0 }, { actor: 'admin:ana' }),
    () => plans.grantPlan(userId, { ...paid, activates: ['notify'] }, cause('offer', 'order-3')),
  ];
  for (const step of steps) {
    await step();
    expect(await storedPlan(userId)).toEqual(await replayedPlan(server, userId));
    server.clock.advance(1.3 * DAY_MS);
  }
});

it('replays in the order in which changes happened, whatever the clocks of two machines say', async () => {
  const userId = 81_002;
  const [plans, plansOfSlow] = [server, slow].map((one) =>
    one.app.get(PlansService, { strict: false }),
  );
  await server.app.get(AccountsService, { strict: false }).open({ userId });
  slow.clock.travelTo(new Date(server.clock.now().getTime() - 600_000));
  await plans?.grantPlan(userId, { days: 10, videos: 10 }, cause('admin', 'first'));
  await plansOfSlow?.cutPlan(userId, { days: 4, videos: 4 }, { actor: 'admin:ana' });
  expect(await storedPlan(userId)).toEqual(await replayedPlan(server, userId));
  const entries = await server.app.get(LedgerRepository, { strict: false }).listOfUser(userId);
  expect(entries.map(({ days }) => days)).toEqual([10, -4]);
});

const cause = (reason: 'payment' | 'admin' | 'offer', sourceId: string) => ({
  ...{ reason, sourceId },
  actor: 'admin:ana',
});
