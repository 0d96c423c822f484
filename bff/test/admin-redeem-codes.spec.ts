import {
  CODES_AT_ONCE,
  deleteRedeemCode,
  deleteRedeemCodes,
  getOverallStats,
  listRedeemCodes,
  redeemCode,
} from '@portal/contracts';
import { drawRedeemCode, formatRedeemCode } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { randomBytes } from 'node:crypto';
import { ReconciliationService } from '../src/domain/reconciliation/reconciliation.service';
import {
  type NewRedeemCode,
  RedeemCodesService,
} from '../src/domain/redeem-codes/redeem-codes.service';
import { ledgerOf, storedUser } from './support/actions';
import { expectRemembered } from './support/remembered';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let there: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  there = await server.another();
  admin = await server.signInAsAdmin();
});
beforeEach(async () => {
  for (const name of ['redeem_codes', 'audit', 'redeem_tries']) {
    await server.connection.collection(name).deleteMany({});
  }
});
afterAll(() => server.stop());

const draw = () => drawRedeemCode(randomBytes(16));
const stored = () => server.connection.collection('redeem_codes');

/** Adds codes, each a ms later than the one before; gives them in that order. */
async function givenCodes(...facts: Partial<NewRedeemCode>[]): Promise<string[]> {
  const service = server.app.get(RedeemCodesService, { strict: false });
  const codes = facts.map((fact) => ({ code: draw(), days: 7, videos: 20, ...fact }));
  for (const code of codes) {
    server.clock.advance(1);
    await service.addCodes([code]);
  }
  return codes.map(({ code }) => code);
}
async function givenCode(facts: Partial<NewRedeemCode> = {}): Promise<string> {
  const [code = ''] = await givenCodes(facts);
  return code;
}

const list = async (query: Record<string, string> = {}) =>
  (await admin.send(listRedeemCodes, { query })).payload();
const codesOf = async (query: Record<string, string> = {}) =>
  (await list(query)).codes.map(({ redeem_code }) => redeem_code);
const redeemAs = (browser: TestClient, code: string) =>
  browser.send(redeemCode, { body: { code } });
const remove = (code: string, client = admin) =>
  client.send(deleteRedeemCode, { params: { code } });
const removeMany = (codes: string[], client = admin) =>
  client.send(deleteRedeemCodes, { body: { codes } });

/** A code that a user redeemed. */
async function givenUsed(facts: Partial<NewRedeemCode> = {}) {
  const user = await server.givenAccount({ plan: { days: 30, balance: 5 } });
  const browser = await server.signInAs(user);
  const code = await givenCode(facts);
  (await redeemAs(browser, code)).payload();
  return { code, userId: user.userId };
}

describe('the list of codes', () => {
  it('is whole without a page, newest first, each with all its fields', async () => {
    const end = new Date(server.clock.now().getTime() + 86_400_000);
    const plain = await givenCode();
    const used = await givenUsed({ days: 30, videos: 0, batch: 'Eid 2031', validUntil: end });
    const answer = await list();
    expect(Object.keys(answer).sort()).toEqual(['codes', 'success']);
    expect(answer.codes).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        redeem_code: used.code,
        is_used: true,
        days: 30,
        videos: 0,
        used_by_users: [used.userId],
        created_at: server.clock.now().toISOString(),
        batch: 'Eid 2031',
        valid_until: end.toISOString(),
      },
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        redeem_code: plain,
        is_used: false,
        days: 7,
        videos: 20,
        used_by_users: [],
        created_at: new Date(server.clock.now().getTime() - 1).toISOString(),
        batch: null,
        valid_until: null,
      },
    ]);
  });

  it('takes a filter and tells Total, Available and Used', async () => {
    const available = await givenCodes({}, {}, {});
    const { code } = await givenUsed();
    expect(await codesOf({ filter: 'used' })).toEqual([code]);
    expect(await codesOf({ filter: 'available' })).toEqual(available.toReversed());
    expect(await codesOf({ filter: 'all' })).toHaveLength(4);
    const paged = await list({ filter: 'used', page: '1' });
    expect(paged).toMatchObject({
      counts: { all: 4, available: 3, used: 1 },
      pagination: { currentPage: 1, totalPages: 1, totalRecords: 1 },
      timeZone: 'Asia/Dhaka',
    });
    expect(paged.codes).toHaveLength(1);
  });

  it('turns its pages without a gap or a repeat, also those of one instant', async () => {
    const service = server.app.get(RedeemCodesService, { strict: false });
    const batch = Array.from({ length: 11 }, () => ({ code: draw(), days: 1, videos: 0 }));
    await service.addCodes(batch);
    const whole = await codesOf();
    const turned: string[] = [];
    for (let page = 1; page <= 3; page += 1) {
      turned.push(...(await codesOf({ page: String(page), limit: '4' })));
    }
    expect(turned).toEqual(whole);
    const late = await list({ page: '99', limit: '4' });
    expect(late.pagination).toEqual({ currentPage: 3, totalPages: 3, totalRecords: 11 });
    expect(late.codes).toHaveLength(3);
  });

  it('is whole also where it is read in slices, many of one instant at their ends', async () => {
    const now = server.clock.now().getTime();
    const records = Array.from({ length: 4_500 }, (_, number) => ({
      ...{ redeem_code: draw(), is_used: number % 2 === 0, days: 1, videos: 0 },
      ...{ used_by_users: [], searchKeys: [], batch: null, validUntil: null },
      created_at: new Date(now - Math.floor(number / 1_500)),
    }));
    await stored().insertMany(records);
    const whole = (await list()).codes;
    expect(new Set(whole.map(({ _id }) => _id)).size).toBe(4_500);
    const places = whole.map(({ created_at, _id }) => `${created_at} ${_id}`);
    expect(places).toEqual(places.toSorted().reverse());
    expect(await codesOf({ filter: 'used' })).toHaveLength(2_250);
  });

  it('is searched by any part of a code as typed, or the beginning of the name of its batch', async () => {
    const [first = '', second = ''] = await givenCodes(
      { code: '23456789ABCDEFGH', batch: 'Eid, Dhaka (2031)' },
      { code: 'ZYXWVUTSRQPNMLKJ' },
    );
    for (const search of ['89AB', '89ab', '6789-abcd', ' 67 89 ', 'H', formatRedeemCode(first)]) {
      expect({ search, found: await codesOf({ search }) }).toEqual({ search, found: [first] });
    }
    for (const search of ['Eid', 'EID, dh', 'eid dhaka 2031', 'e']) {
      expect(await codesOf({ search, page: '1' })).toContain(first);
    }
    expect(await codesOf({ search: 'yxw' })).toEqual([second]);
    expect((await list({ search: 'yxw', page: '1' })).counts).toEqual({
      ...{ all: 1, available: 1, used: 0 },
    });
    expect(await codesOf({ search: 'yxw', filter: 'used', page: '1' })).toEqual([]);
  });

  it('is searched literally (SEC-42)', async () => {
    await givenCodes({ batch: 'Banana' }, { batch: 'x' });
    for (const search of ['.*', '(a+)+$', '[', '\\', '^2', '$', '#', 'Dhaka', '-', '%', '2.3']) {
      expect({ search, found: await codesOf({ search }) }).toEqual({ search, found: [] });
    }
  });

  it.each<Record<string, string>>([
    { filter: 'ended' },
    { filter: '' },
    { page: '0' },
    { page: 'x' },
    { limit: '101' },
    { search: 'x'.repeat(65) },
  ])('refuses %p', async (query) => {
    const answer = await admin.send(listRedeemCodes, { query });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
  });
});

it('no list or search of codes scans the collection or sorts in memory (PERF-8)', async () => {
  await givenCodes(...Array.from({ length: 60 }, () => ({ batch: 'Eid' })));
  await givenUsed();
  const commands: Record<string, unknown>[] = [];
  const note = ({ command }: { command: Record<string, unknown> }) => {
    if (command['find'] === 'redeem_codes' || command['aggregate'] === 'redeem_codes')
      commands.push(command);
  };
  const client = server.serviceConnection.getClient();
  client.on('commandStarted', note);
  for (const filter of ['all', 'available', 'used']) {
    for (const search of ['', 'eid', '2', 'ABC']) {
      for (const place of [{}, { page: '1' }, { page: '99' }]) {
        await list({ filter, ...(search && { search }), ...place } as Record<string, string>);
      }
    }
  }
  client.off('commandStarted', note);
  expect(commands.length).toBeGreaterThan(50);
  for (const { find, aggregate, filter, sort, skip, limit, projection, pipeline } of commands) {
    const query = find
      ? { find, filter, sort, skip, limit, projection }
      : { aggregate, pipeline, cursor: {} };
    const plain = JSON.stringify(query);
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const plan = JSON.stringify(
      await server.connection.db?.command({
        ...{ explain: Object.fromEntries(given), verbosity: 'executionStats' },
      }),
    );
    expect([plain, /COLLSCAN|"SORT"/.exec(plan)?.[0]]).toEqual([plain, undefined]);
  }
});

describe('deleting a code', () => {
  it.each([
    ['as it is stored', (code: string) => code],
    ['as it is shown', formatRedeemCode],
    ['in small letters with blanks', (code: string) => ` ${code.toLowerCase()} `],
  ])('takes it %s', async (_name, spell) => {
    const [gone = '', other = ''] = await givenCodes({}, {});
    expect((await remove(spell(gone))).payload().message).toBe('Code deleted!');
    expect(await codesOf()).toEqual([other]);
    const user = await server.signInAs(await server.givenAccount());
    expect((await redeemAs(user, gone)).code).toBe('redeem-codes/not-found');
  });

  it('that is used leaves plan and ledger of who used it; no record contradicts another', async () => {
    const { code, userId } = await givenUsed();
    const before = [await storedUser(server, userId), await ledgerOf(server, userId)];
    (await remove(code)).payload();
    expect(await stored().countDocuments()).toBe(0);
    expect([await storedUser(server, userId), await ledgerOf(server, userId)]).toEqual(before);
    const { violations } = await server.app
      .get(ReconciliationService, { strict: false })
      .findMoneyViolations();
    expect(violations.filter(({ kind }) => kind === 'code_without_grant')).toEqual([]);
    const { stats } = (await admin.send(getOverallStats)).payload();
    expect(stats).toMatchObject({ totalRedeemCodes: 0, usedRedeemCodes: 0 });
  });

  it.each(['AAAA-AAAA-AAAA-AAAA', 'nonsense', '%00', 'a/b'])('%p is not there', async (code) => {
    const answer = await admin.request({
      method: 'DELETE',
      url: `/api/admin/redeem-code/${encodeURIComponent(code)}`,
    });
    expect([answer.status, answer.code]).toEqual([404, 'redeem-codes/gone']);
    expect(await server.connection.collection('audit').countDocuments()).toBe(0);
  });

  it('leaves one record that names it as the ledger does, or nothing happened', async () => {
    const { code, userId } = await givenUsed({ batch: 'Eid' });
    const kept = await stored().findOne({});
    await expectRemembered(server, () => remove(code), {
      action: 'redeem-codes/delete',
      target: 'redeem-codes',
      details: {
        id: String(kept?._id),
        ...{ isUsed: true, usedBy: userId, days: 7, videos: 20, batch: 'Eid' },
      },
    });
  });
});

describe('deleting many codes', () => {
  it('deletes used and available ones and says how many there were', async () => {
    const { code: used } = await givenUsed();
    const [first = '', second = '', kept = ''] = await givenCodes({}, {}, {});
    const typed = [used, formatRedeemCode(first), first, second.toLowerCase(), draw(), 'nonsense'];
    const answer = (await removeMany(typed)).payload();
    expect(answer).toMatchObject({ deletedCount: 3, message: '3 codes deleted!' });
    expect(await codesOf()).toEqual([kept]);
    expect((await removeMany([kept])).payload().message).toBe('1 code deleted!');
  });

  it('leaves one record, or nothing happened', async () => {
    const { code: used } = await givenUsed();
    const others = await givenCodes({}, {});
    await expectRemembered(server, () => removeMany([used, ...others]), {
      action: 'redeem-codes/delete',
      target: 'redeem-codes',
      details: { count: 3, used: 1 },
    });
  });

  it('takes a thousand at once', async () => {
    const service = server.app.get(RedeemCodesService, { strict: false });
    const codes = Array.from({ length: CODES_AT_ONCE }, draw);
    await service.addCodes(codes.map((code) => ({ code, days: 1, videos: 0 })));
    const answer = await removeMany(codes.map(formatRedeemCode));
    expect(answer.payload()).toMatchObject({
      deletedCount: 1_000,
      message: '1,000 codes deleted!',
    });
    expect(await stored().countDocuments()).toBe(0);
  });

  it.each([
    [[]],
    [Array.from({ length: CODES_AT_ONCE + 1 }, () => 'AAAA-AAAA-AAAA-AAAA')],
    [[7]],
    [[null]],
    [[{ $gt: '' }]],
    [['x'.repeat(65)]],
    ['AAAA-AAAA-AAAA-AAAA'],
    [{ length: 1 }],
    [undefined],
  ])('refuses other than 1 to 1,000 texts', async (codes) => {
    const kept = await givenCode();
    const answer = await admin.request({
      method: 'POST',
      url: deleteRedeemCodes.path,
      payload: { codes },
    });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    expect(await codesOf()).toEqual([kept]);
  });
});

it.each(['one', 'many'] as const)(
  'deleting %s while redeeming over two instances: deleted and not granted, or granted and deleted as used (PAY-29)',
  async (kind) => {
    const elsewhere = await there.signInAsAdmin(there.client());
    const outcomes = { granted: 0, refused: 0 };
    for (let round = 0; round < 12; round += 1) {
      const user = await server.givenAccount({ plan: { days: 30, balance: 5 } });
      const browser = await server.signInAs(user);
      const code = await givenCode();
      const action = () =>
        kind === 'one' ? remove(code, elsewhere) : removeMany([code], elsewhere);
      // In turn one of them has a head start, so that both orders come about.
      const late = async <T>(turns: number, work: () => Promise<T>): Promise<T> => {
        for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
        return work();
      };
      const [redeemed, deleted] = await Promise.all([
        late(round % 2 ? 0 : round * 4, () => redeemAs(browser, code)),
        late(round % 2 ? round * 4 : 0, action),
      ]);
      expect(deleted.status).toBe(200);
      expect(await stored().countDocuments({ redeem_code: code })).toBe(0);
      const grants = (await ledgerOf(server, user.userId)).filter(
        ({ reason }) => reason === 'redeem_code',
      );
      const audit = server.connection.collection('audit');
      const [record] = await audit.find().sort({ _id: -1 }).limit(1).toArray();
      const details = (record as unknown as { details: Record<string, unknown> }).details;
      const saysUsed = kind === 'one' ? details['isUsed'] === true : details['used'] === 1;
      const isGranted = redeemed.status === 200;
      expect(redeemed.code).toBe(isGranted ? null : 'redeem-codes/not-found');
      expect([grants.length, saysUsed]).toEqual(isGranted ? [1, true] : [0, false]);
      outcomes[isGranted ? 'granted' : 'refused'] += 1;
    }
    expect(outcomes.granted * outcomes.refused).toBeGreaterThan(0);
  },
);
