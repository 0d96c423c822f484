import { methodsWith } from '../payment-methods';
import type { Samples } from './sample';

let nextNumber = 1_000;

/** Requests about payment methods. */
export const METHOD_SAMPLES: Samples = {
  'POST /api/admin/payment-methods/publish': {
    make: async (server) => {
      const number = `0171111${(nextNumber += 1)}`;
      const body = await methodsWith(server, {
        bkash: { numbers: [{ number, kind: 'personal' }] },
      });
      return () => ({ body });
    },
  },
};
