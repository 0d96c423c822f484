import {
  type BulkAction,
  planBulkAction,
  startBulkAction,
  stopBulkAction,
} from '@portal/contracts';
import { type MakeSample, plain, type Samples } from './sample';

const ADD: BulkAction = { kind: 'add', days: 7, videos: 0 };
const FREEZE: BulkAction = { kind: 'freeze' };

const planning = (action: BulkAction) =>
  plain((userId) => ({ body: { action, selection: { userIds: [userId] } } }));

/** A bulk action on the target that an owner has planned, started or stopped. */
const given =
  (action: BulkAction, ...then: (typeof startBulkAction | typeof stopBulkAction)[]): MakeSample =>
  async (server, { userId }) => {
    const admin = await server.signInAsAdmin();
    const body = { action, selection: { userIds: [userId] } };
    const { _id: actionId } = (await admin.send(planBulkAction, { body })).payload().bulkAction;
    const params = { actionId };
    for (const call of then) (await admin.send(call, { params })).payload();
    return () => ({ params });
  };

/** Bulk actions. Each kind of action also needs its own permission. */
export const BULK_SAMPLES: Samples = {
  'POST /api/admin/bulk-actions': planning(ADD),
  'POST /api/admin/bulk-actions (freeze)': planning(FREEZE),
  'POST /api/admin/bulk-actions (offer)': planning({ kind: 'offer', message: 'Buy one, get one.' }),
  'GET /api/admin/bulk-actions/:actionId': { make: given(ADD) },
  'GET /api/admin/bulk-actions/:actionId/rows': { make: given(ADD) },
  'POST /api/admin/bulk-actions/:actionId/start': { make: given(ADD) },
  'POST /api/admin/bulk-actions/:actionId/start (freeze)': { make: given(FREEZE) },
  'POST /api/admin/bulk-actions/:actionId/stop': { make: given(ADD, startBulkAction) },
  'POST /api/admin/bulk-actions/:actionId/undo': {
    make: given(ADD, startBulkAction, stopBulkAction),
  },
};
