import { type BulkAct, planBulkAct, startBulkAct, stopBulkAct } from '@portal/contracts';
import { type MakeSample, plain, type Samples } from './sample';

const ADD: BulkAct = { kind: 'add', days: 7, videos: 0 };
const FREEZE: BulkAct = { kind: 'freeze' };

const planning = (act: BulkAct) =>
  plain((userId) => ({ body: { act, selection: { userIds: [userId] } } }));

/** A bulk action on the target that an owner has planned, started or stopped. */
const given =
  (act: BulkAct, ...then: (typeof startBulkAct | typeof stopBulkAct)[]): MakeSample =>
  async (server, { userId }) => {
    const admin = await server.signInAsAdmin();
    const body = { act, selection: { userIds: [userId] } };
    const { _id: actId } = (await admin.send(planBulkAct, { body })).payload().bulkAct;
    const params = { actId };
    for (const call of then) (await admin.send(call, { params })).payload();
    return () => ({ params });
  };

/** Bulk actions; what each of them does takes a permission of its own as well. */
export const BULK_SAMPLES: Samples = {
  'POST /api/admin/bulk-acts': planning(ADD),
  'POST /api/admin/bulk-acts (freeze)': planning(FREEZE),
  'POST /api/admin/bulk-acts (offer)': planning({ kind: 'offer', message: 'Buy one, get one.' }),
  'GET /api/admin/bulk-acts/:actId': { make: given(ADD) },
  'GET /api/admin/bulk-acts/:actId/rows': { make: given(ADD) },
  'POST /api/admin/bulk-acts/:actId/start': { make: given(ADD) },
  'POST /api/admin/bulk-acts/:actId/start (freeze)': { make: given(FREEZE) },
  'POST /api/admin/bulk-acts/:actId/stop': { make: given(ADD, startBulkAct) },
  'POST /api/admin/bulk-acts/:actId/undo': { make: given(ADD, startBulkAct, stopBulkAct) },
};
