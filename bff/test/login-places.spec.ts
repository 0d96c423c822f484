import { listLoginHistory, loginWithPassword } from '@portal/contracts';
import { Reader } from 'mmdb-lib';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressDatabase } from './support/address-database';
import { createTestServer, type TestServer } from './support/test-server';

const named = (en: unknown) => ({ names: { en } });

let folder: string;
let server: TestServer;

const write = async (name: string, bytes: Buffer | string): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return file;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-places-'));
  const networks = {
    '203.0.113.0/24': { city: named('Sylhet'), country: named('Bangladesh') },
    '198.51.100.0/25': { country: named('Nepal') },
    '198.51.100.128/25': { city: named('x'.repeat(200)), country: { names: {} } },
    '192.0.2.0/24': { city: named(7), country: 'flat' },
    '2001:db8::/32': { city: named('Dhaka'), country: named('Bangladesh') },
  };
  const file = await write('places.mmdb', addressDatabase(networks));
  server = await createTestServer({ env: { GEO_DATABASE: file } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Signs a new user in from there. @returns where the newest record says it was. */
async function placeOf(remoteAddress: string, at: TestServer = server) {
  const { userId, password } = await at.givenAccount();
  const answer = await at
    .client()
    .send(loginWithPassword, { body: { userId, password }, remoteAddress });
  answer.payload();
  at.clock.advance(1);
  const admin = await server.signInAsAdmin();
  const { history } = (await admin.send(listLoginHistory)).payload();
  const login = history.find((one) => one.userId === userId);
  return [login?.ipAddress, login?.city, login?.country];
}

describe('city and country of a sign-in', () => {
  it.each([
    ['203.0.113.9', 'Sylhet', 'Bangladesh'],
    ['::ffff:203.0.113.9', 'Sylhet', 'Bangladesh'],
    ['2001:db8::17', 'Dhaka', 'Bangladesh'],
    ['198.51.100.7', null, 'Nepal'],
    ['198.51.100.200', 'x'.repeat(100), null],
    ['192.0.2.7', null, null],
    ['10.0.0.1', null, null],
    ['2001:dead::1', null, null],
  ])('of %s are %s and %s by the database, or not known', async (address, city, country) => {
    expect(await placeOf(address)).toEqual([address, city, country]);
  });

  it('never keep anybody out: a damaged database is said once in the log', async () => {
    const damaged = jest.spyOn(Reader.prototype, 'get').mockImplementation(() => {
      throw new Error('Unknown type at offset 7');
    });
    try {
      expect(await placeOf('203.0.113.9')).toEqual(['203.0.113.9', null, null]);
      expect(await placeOf('203.0.113.10')).toEqual(['203.0.113.10', null, null]);
    } finally {
      damaged.mockRestore();
    }
    const warned = server.log.filter(({ context }) => context === 'GeoIp');
    expect(warned).toHaveLength(1);
  });

  it('are written at the sign-in and are not known without a database', async () => {
    const without = await server.another();
    expect(await placeOf('203.0.113.9', without)).toEqual(['203.0.113.9', null, null]);
  });

  it.each([
    ['is missing', async () => join(folder, 'none.mmdb')],
    ['is a folder', async () => folder],
    ['is empty', () => write('empty.mmdb', '')],
    ['is something else', () => write('else.mmdb', 'city,country\n'.repeat(50))],
    ['is cut off', () => write('cut.mmdb', addressDatabase({}).subarray(0, 40))],
  ])('a database that %s stops the start and is named', async (_case, file) => {
    await expect(server.another({ GEO_DATABASE: await file() })).rejects.toThrow(
      'GEO_DATABASE: is no readable database of addresses',
    );
  });
});
