import { getServiceDetails } from '@portal/contracts';
import type { Samples } from './sample';

let nextName = 1;

/** Requests about service details. */
export const DETAIL_SAMPLES: Samples = {
  'POST /api/admin/service-details/publish': {
    make: async (server) => {
      const admin = await server.signInAsAdmin();
      const { current, versions } = (await admin.send(getServiceDetails)).payload();
      const details = { ...current, name: `Dhara ${(nextName += 1)}` };
      return () => ({ body: { after: versions[0]?.number ?? 0, details } });
    },
  },
};
