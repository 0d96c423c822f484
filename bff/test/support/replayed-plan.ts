import { type FullPlan, replayPlan } from '@portal/rules';
import { LedgerRepository } from '../../src/domain/plans/ledger.repository';
import type { TestServer } from './test-server';

/** The plan computed only from the ledger and the downloads of a user, without reading the user. */
export async function replayedPlan(server: TestServer, userId: number): Promise<FullPlan> {
  const ledger = server.app.get(LedgerRepository, { strict: false });
  const plan = replayPlan(await ledger.listOfUser(userId));
  const taken = await server.connection
    .collection('downloads')
    .countDocuments({ userId, videosTaken: 1 });
  return { ...plan, balance: plan.balance - taken };
}
