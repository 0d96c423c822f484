import {
  generateRedeemCodes,
  listAudit,
  listCodeBatches,
  listRedeemCodes,
  redeemCode,
  restoreCodeBatch,
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

const batchOf = async (name: string) => (await list()).batches.find((batch) => batch.name === name);

test('voiding ends the unused codes, keeps what used ones gave, and is one record', async () => {
  const [used, unused] = await make('Spoiled', 3);
  (await redeem(used)).payload();
  const body = { batch: 'Spoiled' };
  expect((await admin.send(voidCodeBatch, { body })).payload()).toMatchObject({
    ...{ deletedCount: 2, message: '2 unused codes voided!' },
  });
  expect(await redeem(unused)).toMatchObject({ status: 404, code: 'redeem-codes/not-found' });
  expect(await batchOf('Spoiled')).toMatchObject({ made: 3, used: 1, voided: 2 });
  const query = { search: 'Spoiled' };
  const listed = (await admin.send(listRedeemCodes, { query })).payload().codes;
  expect(listed.map(({ redeem_code }) => redeem_code)).toEqual([used]);
  const about = { about: 'batch:Spoiled', limit: '1' };
  expect((await admin.send(listAudit, { query: about })).payload().audit).toMatchObject([
    { action: 'redeem-codes/void', details: { batch: 'Spoiled', count: 2, used: 1 } },
  ]);
  const unknown = await admin.send(voidCodeBatch, { body: { batch: 'Nothing' } });
  expect(unknown).toMatchObject({ status: 404, code: 'redeem-codes/no-batch' });
});

describe('a voided batch is restored', () => {
  const restore = (batch: string) => admin.send(restoreCodeBatch, { body: { batch } });
  const voidBatch = async (batch: string) =>
    (await admin.send(voidCodeBatch, { body: { batch } })).payload();

  test('with every code as it was; a batch of which every code is voided stays in the list', async () => {
    const made = await make('Whole', 3);
    const query = { search: 'Whole' };
    const codes = async () => (await admin.send(listRedeemCodes, { query })).payload().codes;
    const before = await codes();
    await voidBatch('Whole');
    expect(await codes()).toEqual([]);
    expect(await batchOf('Whole')).toMatchObject({ made: 3, used: 0, voided: 3, author: 'ana' });
    expect((await restore('Whole')).payload()).toMatchObject({
      ...{ restoredCount: 3, message: '3 codes restored!' },
    });
    expect(await codes()).toEqual(before);
    expect(await batchOf('Whole')).toMatchObject({ made: 3, used: 0, voided: 0 });
    (await redeem(made[0])).payload();
    const about = { about: 'batch:Whole', limit: '1' };
    expect((await admin.send(listAudit, { query: about })).payload().audit).toMatchObject([
      { action: 'redeem-codes/restore', details: { batch: 'Whole', count: 3 } },
    ]);
  });

  test('by one of two administrators at once; the other one is refused', async () => {
    await make('Once', 2);
    await voidBatch('Once');
    const answers = await Promise.all([restore('Once'), restore('Once')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('redeem-codes/nothing-voided');
    expect(await batchOf('Once')).toMatchObject({ made: 2, voided: 0 });
  });

  test('while a code of it is redeemed at the moment of the void, the code is used or voided, never both', async () => {
    const [code] = await make('Race', 1);
    const [redeemed] = await Promise.all([redeem(code), voidBatch('Race')]);
    const isUsed = redeemed.status === 200;
    expect(await batchOf('Race')).toMatchObject({ made: 1, used: +isUsed, voided: +!isUsed });
    expect((await restore('Race')).status).toBe(isUsed ? 409 : 200);
  });
});
