import {
  addNote,
  createBroadcast,
  generateRedeemCodes,
  getAdminSessions,
  listBroadcastDrafts,
  saveBroadcastDraft,
  type SavedViewFacts,
  saveView,
  startAdminFactor,
  voidCodeBatch,
} from '@portal/contracts';
import { drawRedeemCode, REDEEM_CODE_LENGTH, type TaskStatus } from '@portal/rules';
import { randomBytes } from 'node:crypto';
import type { AdminFactorRecord } from '../../../src/domain/admin-factors/admin-factor.schema';
import { BroadcastsService } from '../../../src/domain/broadcasts/broadcasts.service';
import { RedeemCodesService } from '../../../src/domain/redeem-codes/redeem-codes.service';
import { OffersService } from '../../../src/domain/offers/offers.service';
import { newTaskId, report, send } from '../reports';
import { codeAt } from '../factor';
import { TEST_ADMINS } from '../test-server';
import { type MakeSample, plain, type Samples } from './sample';

/**
 * The calling administrator has an authenticator app. It is stored directly, because the setup would end
 * sessions.
 */
const withFactor: MakeSample = async (server, _target, role) => {
  const at = server.clock.now();
  const app = { sealedSecret: 'sealed', drawnAt: at, enabledAt: at, lastStep: 0 };
  await server.connection
    .collection<AdminFactorRecord>('admin_factors')
    .insertOne({ _id: TEST_ADMINS[role].name, ...app, recoveryHashes: [] });
  return () => ({});
};

/** A view of the list of users, as a body. */
const SAVED_VIEW: SavedViewFacts = {
  ...{ list: 'users', name: 'Expired, oldest first', query: 'status=expired&sort=expiresAt' },
  ...{ columns: null, isShared: false },
};

/** Another session of the calling administrator. */
const withSession: MakeSample = async (server, _target, role) => {
  const other = await server.signInAsAdmin(undefined, role);
  const { sessions } = (await other.send(getAdminSessions)).payload();
  const sessionId = sessions.find(({ isCurrent }) => isCurrent)?._id ?? '';
  return () => ({ params: { sessionId } });
};

const withBroadcast =
  (body?: object): MakeSample =>
  async (server) => {
    const broadcasts = server.app.get(BroadcastsService, { strict: false });
    const params = { broadcastId: await broadcasts.send('Servers rest on Friday.') };
    return () => ({ params, body });
  };

const withCode =
  (ask: (code: string) => { params?: { code: string }; body?: object }): MakeSample =>
  async (server) => {
    const code = drawRedeemCode(randomBytes(REDEEM_CODE_LENGTH));
    const codes = server.app.get(RedeemCodesService, { strict: false });
    await codes.addCodes([{ code, days: 7, videos: 20 }]);
    return () => ask(code);
  };

/** A task of the target with a given status. */
const withTask =
  (status: TaskStatus): MakeSample =>
  async (server, { userId }) => {
    const taskId = newTaskId();
    (await send(server.bot(), taskId, report(userId, { status }))).payload();
    return () => ({ params: { taskId } });
  };

const withOffer: MakeSample = async (server, { userId }) => {
  const offers = server.app.get(OffersService, { strict: false });
  const { id: offerId } = await offers.sendSimpleOffer(userId, 'Thank you.');
  return () => ({ params: { offerId } });
};

const withLogin: MakeSample = async (server, { userId }) => {
  const login = { userId, name: 'Mina', method: 'password', address: '192.0.2.7', userAgent: null };
  const { insertedId } = await server.connection
    .collection('login_history')
    .insertOne({ ...login, at: server.clock.now() });
  const recordId = String(insertedId);
  return () => ({ params: { recordId }, body: { ids: [recordId] } });
};

/** Operations of src/admin. */
export const ADMIN_SAMPLES: Samples = {
  'POST /api/admin/step-up': {
    make: (_server, _target, role) => {
      const body = { password: TEST_ADMINS[role].password };
      return () => ({ body });
    },
  },
  // A viewer reads no notices and so marks none; staff-notices.spec.ts proves the marks of the others.
  'POST /api/admin/notices/read': { ...plain(() => ({ body: {} })), changes: false },
  'POST /api/admin/sessions/end-others': { make: withSession },
  'DELETE /api/admin/sessions/:sessionId': { make: withSession },
  'POST /api/admin/factor/confirm': {
    make: async (server, _target, role) => {
      const admin = await server.signInAsAdmin(undefined, role);
      const { secret } = (await admin.send(startAdminFactor)).payload();
      const body = { code: codeAt(secret, server.clock.now()) };
      return () => ({ body });
    },
  },
  'POST /api/admin/factor/recovery-codes': { make: withFactor },
  'DELETE /api/admin/factor': { make: withFactor },
  'GET /api/admin/search-user': plain((userId) => ({ query: { query: String(userId) } })),
  'POST /api/admin/user': plain((userId) => ({ body: { userId, days: 30, balance: 5 } })),
  'POST /api/admin/user/:id/update-plan': plain(() => ({ body: { daysToAdd: 7 } })),
  'POST /api/admin/user/:id/deduct-plan': plain(() => ({ body: { daysToCut: 7 } })),
  'POST /api/admin/user/:id/change-password': plain(() => ({
    body: { newPassword: 'an entirely new word' },
  })),
  'POST /api/admin/user/:id/notes': plain(() => ({ body: { text: 'Pays by hand.' } })),
  'DELETE /api/admin/user/:id/notes/:noteId': {
    make: async (server, { userId: id }) => {
      const admin = await server.signInAsAdmin();
      const answer = await admin.send(addNote, { params: { id }, body: { text: 'Old.' } });
      const params = { noteId: answer.payload().note._id };
      return () => ({ params });
    },
  },
  'PUT /api/admin/user/:id/tags': plain(() => ({ body: { tags: ['vip'] } })),
  'POST /api/admin/login-history/delete-many': { make: withLogin },
  'DELETE /api/admin/login-history/:recordId': { make: withLogin },
  'POST /api/admin/offer': plain((userId) => ({ body: { userId, message: 'Thank you.' } })),
  'POST /api/admin/send-special-offer': plain((userId) => ({
    body: {
      userId,
      planId: 'plan_standard_bdt_30d',
      discount: { type: 'percentage', value: 10 },
      expiryDays: 7,
    },
  })),
  'DELETE /api/admin/offer/:offerId': { make: withOffer },
  'POST /api/admin/broadcast': plain(() => ({ body: { message: 'Servers rest on Friday.' } })),
  'PUT /api/admin/broadcasts/:broadcastId': { make: withBroadcast({ message: 'On Sunday.' }) },
  'DELETE /api/admin/broadcasts/:broadcastId': { make: withBroadcast() },
  'POST /api/admin/broadcasts/:broadcastId/take-back': {
    make: async (server) => {
      const admin = await server.signInAsAdmin();
      const body = { message: 'Servers rest on Friday.', hold: true };
      const { broadcastId = '' } = (await admin.send(createBroadcast, { body })).payload();
      return () => ({ params: { broadcastId } });
    },
  },
  'POST /api/admin/broadcasts/test': plain((userId) => ({
    body: { userId, message: 'Servers rest on Friday.' },
  })),
  'POST /api/admin/broadcast-drafts': plain(() => ({
    body: { message: 'Servers rest on Friday.', isTemplate: true },
  })),
  'DELETE /api/admin/broadcast-drafts/:draftId': {
    make: async (server) => {
      const admin = await server.signInAsAdmin();
      await admin.send(saveBroadcastDraft, { body: { message: 'Servers rest on Friday.' } });
      const { drafts } = (await admin.send(listBroadcastDrafts)).payload();
      return () => ({ params: { draftId: drafts[0]?._id ?? '' } });
    },
  },
  'POST /api/admin/saved-views': plain(() => ({ body: SAVED_VIEW })),
  'DELETE /api/admin/saved-views/:viewId': {
    make: async (server, _target, role) => {
      const admin = await server.signInAsAdmin(undefined, role);
      const body = { ...SAVED_VIEW, isShared: true };
      const { view } = (await admin.send(saveView, { body })).payload();
      return () => ({ params: { viewId: view._id } });
    },
  },
  'POST /api/admin/redeem-code-batches/void': {
    make: async (server) => {
      const code = drawRedeemCode(randomBytes(REDEEM_CODE_LENGTH));
      const codes = server.app.get(RedeemCodesService, { strict: false });
      await codes.addCodes([{ code, days: 7, videos: 20, batch: 'Eid' }]);
      return () => ({ body: { batch: 'Eid' } });
    },
  },
  'POST /api/admin/redeem-code-batches/restore': {
    make: async (server) => {
      const admin = await server.signInAsAdmin();
      const body = { count: 1, days: 7, videos: 20, batch: 'Puja' };
      await admin.send(generateRedeemCodes, { body });
      await admin.send(voidCodeBatch, { body: { batch: 'Puja' } });
      return () => ({ body: { batch: 'Puja' } });
    },
  },
  'POST /api/admin/redeem-codes': plain(() => ({ body: { count: 2, days: 30, videos: 0 } })),
  'DELETE /api/admin/redeem-code/:code': {
    make: withCode((code) => ({ params: { code } })),
  },
  'POST /api/admin/redeem-codes/delete-many': {
    make: withCode((code) => ({ body: { codes: [code] } })),
  },
  'GET /api/admin/tasks/stream': { ...plain(() => ({})), endless: true },
  'GET /api/admin/releases/:portal/:version': plain(() => ({
    params: { portal: 'user-portal', version: '0.1.0-3f2a9c10be' },
  })),
  'GET /api/admin/tasks/:status': plain(() => ({ params: { status: 'failed' } })),
  'POST /api/admin/tasks/retry-failed': {
    make: async (...given) => {
      await withTask('failed')(...given);
      return () => ({ body: {} });
    },
  },
  'POST /api/admin/tasks/:taskId/retry': { make: withTask('failed') },
  'POST /api/admin/tasks/:taskId/cancel': { make: withTask('in_progress') },
  'POST /api/user/broadcast-message/:broadcastId/seen': { make: withBroadcast() },
};
