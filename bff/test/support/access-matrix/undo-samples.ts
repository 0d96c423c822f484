import {
  type Call,
  type ReversibleAnswer,
  sendOffer,
  toggleFreeze,
  updatePlan,
} from '@portal/contracts';
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

/** Undoes of single actions. Each needs the permission of its action. */
export const UNDO_SAMPLES: Samples = {
  'POST /api/admin/user/:id/actions/:actionId/undo': {
    make: given(updatePlan, () => ({ daysToAdd: 7 })),
  },
  'POST /api/admin/user/:id/actions/:actionId/undo (freeze)': { make: given(toggleFreeze) },
  'POST /api/admin/user/:id/actions/:actionId/undo (offer)': {
    make: given(sendOffer, (userId) => ({ userId, message: 'Thank you.' })),
  },
};
