import crypto from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@portal/contracts';
import { Baseline } from './support/baseline';
import { OPERATIONS } from './support/access-matrix/matrix';
import { type Example, recordExample } from './support/examples/record';
import { setScene } from './support/examples/scene';
import { bytesFrom, stableExample } from './support/examples/stable';
import type { GivenAccount } from './support/given-account';
import { TELEGRAM_ENV } from './support/telegram';
import { createTestServer, type TestServer } from './support/test-server';

const FILE = join(__dirname, '../src/platform/openapi/examples.json');
/** With it the file is written instead of compared. */
const IS_UPDATE = process.env['PORTAL_UPDATE_EXAMPLES'] === '1';

/** Names of the calls by 'METHOD /path'. */
const NAMES = new Map<string, string>(
  Object.entries(contracts).flatMap(([name, value]) =>
    typeof value === 'object' && 'method' in value ? [[`${value.method} ${value.path}`, name]] : [],
  ),
);

let server: TestServer;
let baseline: Baseline;
let user: GivenAccount;
beforeAll(async () => {
  server = await createTestServer({ env: TELEGRAM_ENV });
  const random = jest.spyOn(crypto, 'randomBytes').mockImplementation(bytesFrom('scene'));
  user = await setScene(server);
  random.mockRestore();
  baseline = await Baseline.take(server);
});
afterAll(() => server.stop());

it('the examples of all calls are what the service answers; if not, see bff/README.md', async () => {
  const examples: Record<string, Example> = {};
  for (const operation of OPERATIONS.filter(({ name, route }) => name === route)) {
    const random = jest.spyOn(crypto, 'randomBytes').mockImplementation(bytesFrom(operation.name));
    examples[NAMES.get(operation.name) ?? operation.name] = stableExample(
      await recordExample(server, operation, user),
    );
    random.mockRestore();
    await baseline.restore();
  }
  const sorted = Object.entries(examples).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  if (IS_UPDATE) writeFileSync(FILE, text);
  expect(text).toBe(readFileSync(FILE, 'utf8'));
});
