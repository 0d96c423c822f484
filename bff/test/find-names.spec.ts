import {
  createBroadcast,
  findRecords,
  generateRedeemCodes,
  planBulkAction,
  setTags,
} from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { BulkRun } from './support/bulk';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  for (const name of ['redeem_codes', 'broadcasts', 'bulk_acts', 'tag_counts', 'audit'])
    await server.connection.collection(name).deleteMany({});
  server.clock.advance(DAY_MS);
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

const find = async (search: string, client = admin) =>
  (await client.send(findRecords, { query: { search } })).payload();
const givenUsers = async (count: number): Promise<number[]> => {
  const users = await Promise.all(Array.from({ length: count }, () => server.givenAccount()));
  return users.map(({ userId }) => userId);
};

test('batches of codes by the beginning of the name, each once, at most five', async () => {
  for (const batch of ['Eid Dhaka', 'Eid Sylhet', 'Puja', 'Eid 3', 'Eid 4', 'Eid 5', 'Eid 6']) {
    const body = { count: 2, days: 1, videos: 1, batch };
    (await admin.send(generateRedeemCodes, { body })).payload();
  }
  expect((await find('eid dh')).batches).toEqual(['Eid Dhaka']);
  expect((await find('puj')).batches).toEqual(['Puja']);
  expect((await find('dhaka')).batches).toEqual([]);
  expect((await find('eid')).batches).toEqual(['Eid 3', 'Eid 4', 'Eid 5', 'Eid 6', 'Eid Dhaka']);
});

test('tags in use by their beginning, with the number of users; an unused one is gone', async () => {
  const [first = 0, second = 0] = await givenUsers(2);
  const tag = (id: number, ...tags: string[]) =>
    admin.send(setTags, { params: { id }, body: { tags } });
  await tag(first, 'vip-dhaka', 'late');
  await tag(second, 'vip-dhaka');
  expect((await find('#VIP')).tags).toEqual([{ tag: 'vip-dhaka', users: 2 }]);
  expect((await find('dhaka')).tags).toEqual([]);
  await tag(first);
  expect((await find('late')).tags).toEqual([]);
});

test('broadcasts by a part of the text, the author or the beginning of the id, the newest first', async () => {
  const sam = await server.signInAsAdmin(server.client(), 'support');
  const send = async (by: TestClient, message: string): Promise<string> => {
    server.clock.advance(1_000);
    return (await by.send(createBroadcast, { body: { message } })).payload().broadcastId ?? '';
  };
  const first = await send(sam, 'Servers rest on Friday.');
  const second = await send(admin, 'The servers are back.');
  const found = (await find('SERVERS')).broadcasts;
  expect(found).toMatchObject([
    { _id: second, author: 'ana', text: 'The servers are back.' },
    { _id: first, author: 'sam' },
  ]);
  expect((await find('sam')).broadcasts).toMatchObject([{ _id: first }]);
  expect((await find(second.slice(0, 23))).broadcasts?.map(({ _id }) => _id)).toContain(second);
  expect((await find('nothing like it')).broadcasts).toEqual([]);
});

test('started bulk actions by kind, message, administrator or id; not for roles without bulk actions', async () => {
  const userIds = await givenUsers(2);
  const add = { kind: 'add', days: 7, videos: 0 } as const;
  const offer = { kind: 'offer', message: 'Come back to us' } as const;
  const draft = { body: { action: { kind: 'freeze' as const }, selection: { userIds } } };
  (await admin.send(planBulkAction, draft)).payload();
  const foundBy = async (search: string, client = admin) =>
    (await find(search, client)).bulkActions?.map(({ _id }) => _id);
  const ids: string[] = [];
  for (const action of [add, offer]) {
    server.clock.advance(1_000);
    expect(await foundBy(action.kind)).toEqual([]);
    const bulk = await BulkRun.plan(server, () => admin, action, { userIds });
    await bulk.run();
    ids.unshift(bulk.params.actionId);
  }
  expect((await find('come back')).bulkActions).toMatchObject([
    { _id: ids[0], action: offer, actor: 'ana', total: 2 },
  ]);
  expect(await foundBy('ana')).toEqual(ids);
  expect(await foundBy('add')).toEqual([ids[1]]);
  expect(await foundBy(ids[1] ?? '')).toEqual([ids[1]]);
  expect(await foundBy('freeze')).toEqual([]);
  const viewer = await server.signInAsAdmin(server.client(), 'viewer');
  expect(await foundBy('ana', viewer)).toEqual([]);
});
