import {
  BROADCAST_DRAFTS_LIMIT,
  createBroadcast,
  deleteBroadcastDraft,
  getBroadcastMessage,
  listAudit,
  listBroadcastDrafts,
  listBroadcasts,
  reportBroadcastDelivery,
  saveBroadcastDraft,
  takeBackBroadcast,
  testBroadcast,
  updateBroadcast,
} from '@portal/contracts';
import { BROADCAST_HOLD_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { BroadcastsService } from '../src/domain/broadcasts/broadcasts.service';
import { shareServer } from './support/baseline';
import { FeedReader } from './support/bot-feed';
import { createTestServer, type TestServer } from './support/test-server';

const TEXT = 'Servers rest on Friday.';

let server: TestServer;
let admin: TestClient;
let browser: TestClient;
let userId: number;

beforeAll(async () => {
  server = await createTestServer();
});
shareServer(() => server);
beforeEach(async () => {
  const user = await server.givenAccount();
  userId = user.userId;
  browser = await server.signInAs(user);
  admin = await server.signInAsAdmin();
});

const shown = async () => (await browser.send(getBroadcastMessage)).payload().message;
const give = async (hold?: boolean): Promise<string> => {
  const body = { message: TEXT, ...(hold !== undefined && { hold }) };
  const { broadcastId = '' } = (await admin.send(createBroadcast, { body })).payload();
  return broadcastId;
};
const drafts = async () => (await admin.send(listBroadcastDrafts)).payload().drafts;
const audited = async () =>
  (await admin.send(listAudit, { query: { limit: '1' } })).payload().audit[0];

test('a held broadcast reaches nobody for ten seconds; without a hold it is sent at once', async () => {
  await give(true);
  server.clock.advance(BROADCAST_HOLD_MS - 1);
  expect(await shown()).toBeNull();
  server.clock.advance(1);
  expect(await shown()).toMatchObject({ text: TEXT });
  const other = await createTestServer();
  const owner = await other.signInAsAdmin();
  (await owner.send(createBroadcast, { body: { message: 'Now.' } })).payload();
  const reader = await other.signInAs(await other.givenAccount());
  expect((await reader.send(getBroadcastMessage)).payload().message).toMatchObject({
    text: 'Now.',
  });
  await other.stop();
});

test('taken back in time it is a draft and nobody ever sees it; after that it is too late', async () => {
  const params = { broadcastId: await give(true) };
  const [held] = (await admin.send(listBroadcasts)).payload().broadcasts;
  expect(held?.heldUntil).toBe(
    new Date(server.clock.now().getTime() + BROADCAST_HOLD_MS).toISOString(),
  );
  (await admin.send(takeBackBroadcast, { params })).payload();
  expect(await audited()).toMatchObject({ action: 'broadcasts/take-back', actor: 'ana' });
  server.clock.advance(BROADCAST_HOLD_MS);
  expect(await shown()).toBeNull();
  expect(await drafts()).toMatchObject([{ text: TEXT, isTemplate: false, author: 'ana' }]);
  expect((await admin.send(takeBackBroadcast, { params })).status).toBe(404);
  const late = { broadcastId: await give(true) };
  server.clock.advance(BROADCAST_HOLD_MS);
  const refused = await admin.send(takeBackBroadcast, { params: late });
  expect(refused).toMatchObject({ status: 409, code: 'broadcasts/sent' });
  expect(await shown()).toMatchObject({ text: TEXT });
});

test('is not taken back when an instance whose clock is ahead gave it to the bot already', async () => {
  const params = { broadcastId: await give(true) };
  await server.connection.collection('broadcasts').updateOne({}, { $set: { toAnnounce: false } });
  const refused = await admin.send(takeBackBroadcast, { params });
  expect(refused).toMatchObject({ status: 409, code: 'broadcasts/sent' });
  expect(await drafts()).toEqual([]);
  server.clock.advance(BROADCAST_HOLD_MS);
  expect(await shown()).toMatchObject({ text: TEXT });
});

test('a scheduled broadcast that is changed to go at once is held and can be taken back; a sent one is not sent again', async () => {
  const scheduledAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  const later = { message: TEXT, scheduledAt };
  const { broadcastId = '' } = (await admin.send(createBroadcast, { body: later })).payload();
  const params = { broadcastId };
  const body = { message: 'Servers rest today.', scheduledAt: null, hold: true };
  (await admin.send(updateBroadcast, { params, body })).payload();
  server.clock.advance(BROADCAST_HOLD_MS - 1);
  expect(await shown()).toBeNull();
  server.clock.advance(1);
  expect(await shown()).toMatchObject({ text: 'Servers rest today.' });
  (await admin.send(updateBroadcast, { params, body })).payload();
  expect(await shown()).toMatchObject({ text: 'Servers rest today.' });
  expect((await admin.send(takeBackBroadcast, { params })).code).toBe('broadcasts/sent');
});

test('drafts and templates are kept for all administrators; a deleted one is gone', async () => {
  const body = { message: TEXT, segment: 'expiring', isTemplate: true } as const;
  (await admin.send(saveBroadcastDraft, { body })).payload();
  const support = await server.signInAsAdmin(undefined, 'support');
  const [draft] = (await support.send(listBroadcastDrafts)).payload().drafts;
  expect(draft).toMatchObject({ text: TEXT, segment: 'expiring', isTemplate: true });
  const params = { draftId: draft?._id ?? '' };
  (await support.send(deleteBroadcastDraft, { params })).payload();
  expect(await drafts()).toEqual([]);
  expect(await shown()).toBeNull();
  expect((await support.send(deleteBroadcastDraft, { params })).status).toBe(404);
});

test('with as many drafts as are allowed no more is saved, but each can be changed (ADM-112)', async () => {
  const save = async (message: string, draftId?: string) =>
    admin.send(saveBroadcastDraft, { body: { message, ...(draftId && { draftId }) } });
  for (let number = 1; number <= BROADCAST_DRAFTS_LIMIT; number += 1)
    (await save(`Draft ${number}`)).payload();
  expect((await save('One too many')).code).toBe('broadcasts/too-many-drafts');
  const stored = await drafts();
  expect(stored).toHaveLength(BROADCAST_DRAFTS_LIMIT);
  (await save('Changed', stored[0]?._id)).payload();
  const texts = (await drafts()).map(({ text }) => text);
  expect(texts).toHaveLength(BROADCAST_DRAFTS_LIMIT);
  expect(texts).toContain('Changed');
  // A message that was taken back is a draft above the limit: no text is lost, and it can be changed too.
  const { broadcastId: id } = (
    await admin.send(createBroadcast, { body: { message: 'Taken back', hold: true } })
  ).payload();
  (await admin.send(takeBackBroadcast, { params: { broadcastId: id ?? '' } })).payload();
  const above = (await drafts()).find(({ text }) => text === 'Taken back');
  (await save('Taken back and changed', above?._id)).payload();
});

test('a draft that is saved again is replaced; sent it is gone, and a template stays', async () => {
  const save = async (message: string, others: object = {}) => {
    const body = { message, ...others };
    return admin.send(saveBroadcastDraft, { body });
  };
  const idOf = async (text: string) =>
    (await drafts()).find((draft) => draft.text === text)?._id ?? '';
  (await save('First')).payload();
  (await save('Each month', { isTemplate: true })).payload();
  const first = await idOf('First');
  (await save('Second', { draftId: first })).payload();
  expect((await drafts()).map(({ text }) => text)).toEqual(['Second', 'Each month']);
  const gone = await save('Third', { draftId: first });
  expect(gone).toMatchObject({ status: 404, code: 'broadcasts/draft-gone' });
  for (const message of ['Second', 'Each month']) {
    const body = { message, draftId: await idOf(message), hold: true };
    (await admin.send(createBroadcast, { body })).payload();
  }
  expect((await drafts()).map(({ text }) => text)).toEqual(['Each month']);
});

test('a test goes to one user by the bot, and to no screen', async () => {
  (await admin.send(testBroadcast, { body: { userId, message: TEXT } })).payload();
  expect(await audited()).toMatchObject({ action: 'broadcasts/test', userId });
  expect(await shown()).toBeNull();
  const nobody = await admin.send(testBroadcast, { body: { userId: 999_999, message: TEXT } });
  expect(nobody.status).toBe(404);
  const events = await new FeedReader(server).catchUp();
  expect(events).toMatchObject([{ type: 'broadcast_test', userId, text: TEXT }]);
});

test('the bot reports how many messages arrived; a later report replaces an earlier one, an older one changes nothing', async () => {
  const service = server.app.get(BroadcastsService, { strict: false });
  const params = { broadcastId: await service.send(TEXT) };
  const delivery = async () => (await admin.send(listBroadcasts)).payload().broadcasts[0]?.delivery;
  expect(await delivery()).toBeNull();
  for (const delivered of [3, 5]) {
    const body = { delivered, failed: 1 };
    (await server.bot().send(reportBroadcastDelivery, { params, body })).payload();
  }
  expect(await delivery()).toEqual({ delivered: 5, failed: 1 });
  const older = { delivered: 4, failed: 1 };
  (await server.bot().send(reportBroadcastDelivery, { params, body: older })).payload();
  expect(await delivery()).toEqual({ delivered: 5, failed: 1 });
  const corrected = { delivered: 6, failed: 0 };
  (await server.bot().send(reportBroadcastDelivery, { params, body: corrected })).payload();
  expect(await delivery()).toEqual({ delivered: 6, failed: 0 });
  const gone = { broadcastId: 'f'.repeat(24) };
  const body = { delivered: 1, failed: 0 };
  expect((await server.bot().send(reportBroadcastDelivery, { params: gone, body })).status).toBe(
    404,
  );
});

test('a broadcast that is sent again counts its messages from the start', async () => {
  const service = server.app.get(BroadcastsService, { strict: false });
  const params = { broadcastId: await service.send(TEXT) };
  const body = { delivered: 9, failed: 1 };
  (await server.bot().send(reportBroadcastDelivery, { params, body })).payload();
  const scheduledAt = new Date(server.clock.now().getTime() + 60_000).toISOString();
  const change = { message: TEXT, scheduledAt };
  (await admin.send(updateBroadcast, { params, body: change })).payload();
  expect((await admin.send(listBroadcasts)).payload().broadcasts[0]?.delivery).toBeNull();
});
