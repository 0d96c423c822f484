import { getPriceLists } from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import { plansWith, publish, saveDraft } from '../price-lists';
import type { TestServer } from '../test-server';
import type { Samples } from './sample';

let nextPrice = 100;

/** Plans with a price that no list had before. */
const newPlans = () => plansWith({ combo_1d: { priceBdt: (nextPrice += 1) } });

const newestNumber = async (server: TestServer): Promise<number> => {
  const admin = await server.signInAsAdmin();
  return (await admin.send(getPriceLists)).payload().lists[0]?.number ?? 0;
};

/** Requests about price lists. */
export const PRICE_SAMPLES: Samples = {
  'PUT /api/admin/price-lists/draft': {
    make: async (server) => {
      const revision = await saveDraft(await server.signInAsAdmin(), newPlans());
      return () => ({ body: { revision, plans: newPlans() } });
    },
  },
  'DELETE /api/admin/price-lists/draft': {
    make: async (server) => {
      await saveDraft(await server.signInAsAdmin(), newPlans());
      return () => ({});
    },
  },
  'POST /api/admin/price-lists/publish': {
    make: async (server, _target, role) => {
      // Written by another administrator than the caller.
      const author = await server.signInAsAdmin(undefined, role === 'owner' ? 'finance' : 'owner');
      const revision = await saveDraft(author, newPlans());
      const after = await newestNumber(server);
      return () => ({ body: { revision, after, effectiveFrom: null } });
    },
  },
  'POST /api/admin/price-lists/:number/cancel': {
    make: async (server) => {
      // A role that may not cancel leaves the list of its call behind.
      const admin = await server.signInAsAdmin();
      const { waiting } = (await admin.send(getPriceLists)).payload();
      const at = new Date(server.clock.now().getTime() + DAY_MS).toISOString();
      const number = waiting ?? (await publish(server, newPlans(), at));
      return () => ({ params: { number: String(number) } });
    },
  },
};
