import { BroadcastsService } from '../../../src/domain/broadcasts/broadcasts.service';
import { givenOrder, moneyFor, newTrxId } from '../payments';
import { newTaskId, report } from '../reports';
import { plain, type Samples } from './sample';
import { givenCode } from './user-samples';

const DHAKA_MS = 6 * 3_600_000;

/** A time in the format of the operators. */
function printed(at: Date): string {
  const [day = '', time = ''] = new Date(at.getTime() + DHAKA_MS).toISOString().split('T');
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 5)}`;
}

/** Operations of src/bot. */
export const MACHINE_SAMPLES: Samples = {
  'GET /api/bot/tasks': plain(() => ({ query: { status: 'pending' } })),
  'GET /api/bot/broadcasts/:broadcastId/recipients': {
    make: async (server) => {
      const broadcasts = server.app.get(BroadcastsService, { strict: false });
      const broadcastId = await broadcasts.send('Hello.');
      return () => ({ params: { broadcastId } });
    },
  },
  'PUT /api/bot/broadcasts/:broadcastId/delivery': {
    make: async (server) => {
      const broadcasts = server.app.get(BroadcastsService, { strict: false });
      const broadcastId = await broadcasts.send('Hello.');
      return () => ({ params: { broadcastId }, body: { delivered: 2, failed: 1 } });
    },
  },
  'PUT /api/bot/tasks/:taskId': {
    make: () => {
      const params = { taskId: newTaskId() };
      return (userId) => ({ params, body: report(userId) });
    },
  },
  'POST /api/bot/redeem': {
    make: async (server) => {
      const code = await givenCode(server);
      return (userId) => ({ body: { userId, code } });
    },
  },
  'POST /api/bot/payments': {
    make: async (server, { userId }) => {
      const body = moneyFor(server, await givenOrder(server, userId));
      return () => ({ body });
    },
  },
  'POST /api/bot/payment-messages': {
    make: async (server, { userId }) => {
      const { ref_code: reference } = await givenOrder(server, userId);
      const now = server.clock.now();
      const text = [
        `You have received Tk 2,200.00 from 01911111111. Ref ${reference}.`,
        `Fee Tk 0.00. Balance Tk 9,000.00. TrxID ${newTrxId()} at ${printed(now)}`,
      ].join(' ');
      return () => ({ body: { method: 'bkash', text, receivedAt: now.toISOString() } });
    },
  },
};
