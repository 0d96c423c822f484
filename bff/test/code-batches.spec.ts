import {
  generateRedeemCodes,
  listAudit,
  listCodeBatches,
  redeemCode,
  voidCodeBatch,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

const make = async (batch: string, count: number): Promise<string[]> => {
  server.clock.advance(1_000);
  const body = { count, days: 7, videos: 20, batch };
  const { codes } = (await admin.send(generateRedeemCodes, { body })).payload();
  return codes.map(({ redeem_code }) => redeem_code);
};
const redeem = async (code = '') => {
  const browser = await server.signInAs(await server.givenAccount());
  return browser.send(redeemCode, { body: { code } });
};
const list = async (query: Record<string, string> = {}) =>
  (await admin.send(listCodeBatches, { query })).payload();

test('a batch says how many were made and used, when the last was redeemed and by whom it was made; the latest is first', async () => {
  const [first] = await make('Eid', 3);
  await make('Puja', 2);
  server.clock.advance(1_000);
  const usedAt = server.clock.now().toISOString();
  (await redeem(first)).payload();
  const { batches, pagination } = await list();
  expect(batches).toMatchObject([
    { name: 'Puja', made: 2, used: 0, lastUsedAt: null, author: 'ana' },
    { name: 'Eid', made: 3, used: 1, lastUsedAt: usedAt, days: 7, videos: 20, author: 'ana' },
  ]);
  expect(pagination).toMatchObject({ totalRecords: 2, totalPages: 1 });
  expect((await list({ page: '2', limit: '1' })).batches).toMatchObject([{ name: 'Eid' }]);
});

test('voiding ends the unused codes, keeps what used ones gave, and is one record', async () => {
  const [used, unused] = await make('Spoiled', 3);
  (await redeem(used)).payload();
  const body = { batch: 'Spoiled' };
  expect((await admin.send(voidCodeBatch, { body })).payload().deletedCount).toBe(2);
  expect((await redeem(unused)).status).not.toBe(200);
  const left = (await list()).batches.find(({ name }) => name === 'Spoiled');
  expect(left).toMatchObject({ made: 1, used: 1 });
  const query = { about: 'batch:Spoiled', limit: '1' };
  expect((await admin.send(listAudit, { query })).payload().audit).toMatchObject([
    { action: 'redeem-codes/void', details: { batch: 'Spoiled', count: 2, used: 1 } },
  ]);
  const unknown = await admin.send(voidCodeBatch, { body: { batch: 'Nothing' } });
  expect(unknown).toMatchObject({ status: 404, code: 'redeem-codes/no-batch' });
});
