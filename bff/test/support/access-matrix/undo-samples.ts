import {
  type Call,
  type ReversibleAnswer,
  sendOffer,
  toggleFreeze,
  updatePlan,
} from '@portal/contracts';
import { Types } from 'mongoose';
import { userTarget } from '../../../src/domain/audit/audit-entry';
import type { MakeSample, Samples } from './sample';

/** An action on the target that an owner has done. */
const given =
  <Path extends string, Request>(
    call: Call<Path, Request, ReversibleAnswer>,
    bodyOf: (userId: number) => object = () => ({}),
  ): MakeSample =>
  async (server, { userId }) => {
    const admin = await server.signInAsAdmin();
    const params = { id: userId } as never;
    const { actionId = '' } = (await admin.send(call, { params, body: bodyOf(userId) })).payload();
    return () => ({ params: { actionId } });
  };

/**
 * The end of a freeze. The record is that of another account, because freezing and its end close the sessions of
 * the account, and the target is one of the callers.
 */
const unfreeze: MakeSample = async (server, { userId }, role) => {
  const stranger = await server.givenAccount();
  await given(toggleFreeze)(server, stranger, role);
  const request = await given(toggleFreeze)(server, stranger, role);
  const { actionId = '' } = request(userId).params ?? {};
  const target = userTarget(userId);
  const change = { $set: { target, keys: [target] } };
  await server.connection
    .collection('audit')
    .updateOne({ _id: new Types.ObjectId(actionId) }, change);
  return request;
};

/** Undoes of single actions. Each needs the permission of its action. */
export const UNDO_SAMPLES: Samples = {
  'POST /api/admin/user/:id/actions/:actionId/undo': {
    make: given(updatePlan, () => ({ daysToAdd: 7 })),
  },
  'POST /api/admin/user/:id/actions/:actionId/undo (freeze)': { make: unfreeze },
  'POST /api/admin/user/:id/actions/:actionId/undo (offer)': {
    make: given(sendOffer, (userId) => ({ userId, message: 'Thank you.' })),
  },
};
