import * as contracts from '@portal/contracts';
import { CALL_RATES, RATE_CLASSES, type RateClass } from '@portal/contracts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DeclaredRoute, listRoutes } from '../src/platform/http/route-list';
import { describeApi } from '../src/platform/openapi/describe-api';
import { openApiPath } from '../src/platform/openapi/operations';
import { TrialModule } from '../src/trial/trial.module';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let webRoot: string;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'portal-web-'));
  const env = { TRIAL: '1', WEB_ROOT: webRoot, TELEGRAM_BOT_TOKEN: `123456789:${'A'.repeat(35)}` };
  server = await createTestServer({ env, modules: [TrialModule] });
});
afterAll(async () => {
  await server.stop();
  await rm(webRoot, { recursive: true });
});

/** The classes a call may have, from the table. */
function classesOf({ call }: DeclaredRoute): RateClass[] {
  const [name] = Object.entries(contracts).find(([, value]) => value === call) ?? [];
  const rate = CALL_RATES[name as contracts.CallName];
  return typeof rate === 'string' ? [rate] : [rate.plain, rate.searched];
}

describe('every route', () => {
  it('has a rate class, calls, files, streams, health and the description of the API alike', () => {
    expect(server.routes.length).toBeGreaterThan(100);
    const bare = server.routes.filter(({ config }) => !config?.rate);
    expect(bare.map(({ method, url }) => `${String(method)} ${url}`)).toEqual([]);
  });

  it('of the contract is in the table, and the table holds nothing else', () => {
    const calls = Object.entries(contracts).flatMap(([name, value]) =>
      typeof value === 'object' && 'method' in value && 'path' in value ? [name] : [],
    );
    expect(Object.keys(CALL_RATES).sort()).toEqual(calls.sort());
  });

  it('counts by address exactly where nobody needs to sign in', () => {
    for (const route of listRoutes(server.app)) {
      for (const rateClass of classesOf(route)) {
        const scope = route.policy?.kind === 'public' ? 'address' : 'caller';
        expect([route.handler, RATE_CLASSES[rateClass].scope]).toEqual([route.handler, scope]);
      }
    }
  });

  it('of machines has the class of machines', () => {
    for (const route of listRoutes(server.app)) {
      const isMachine = route.policy?.kind === 'bot' || route.policy?.kind === 'relay';
      expect([route.handler, classesOf(route).includes('machine')]).toEqual([
        route.handler,
        isMachine,
      ]);
    }
  });

  it('describes 429 and Retry-After in the OpenAPI, but for health, which is never refused', () => {
    const { paths } = describeApi(server.app);
    for (const route of listRoutes(server.app)) {
      const { call } = route;
      const operation = paths[openApiPath(call?.path ?? '')]?.[call?.method.toLowerCase() as 'get'];
      const isProbe = classesOf(route).includes('probe');
      expect([route.handler, operation?.responses['429']]).toEqual([
        route.handler,
        isProbe
          ? undefined
          : expect.objectContaining({ headers: { 'Retry-After': expect.anything() as object } }),
      ]);
    }
  });
});
