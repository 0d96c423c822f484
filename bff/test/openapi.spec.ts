import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi, printApi } from '../src/platform/openapi/describe-api';
import { createTestServer, productionEnvironment, type TestServer } from './support/test-server';

describe('description of the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.stop());

  it('as committed is the one of this code; if not, run `npm run openapi`', () => {
    const committed = readFileSync(join(__dirname, '../openapi.json'), 'utf8');
    expect(committed).toBe(printApi(describeApi(server.app)));
  });

  it("has the answers of today's contract; if not, run `npm run openapi`", () => {
    const script = join(__dirname, '../scripts/contract-schemas.ts');
    const check = () => execFileSync(process.execPath, ['--import', 'tsx', script, '--check']);
    expect(check).not.toThrow();
  });

  it("has the doc comments of today's contract; if not, run `npm run openapi`", () => {
    const script = join(__dirname, '../scripts/call-docs.ts');
    const check = () => execFileSync(process.execPath, ['--import', 'tsx', script, '--check']);
    expect(check).not.toThrow();
  });

  it('says of each call what it does and who may call it', () => {
    const operations = Object.values(describeApi(server.app).paths).flatMap((path) =>
      Object.values(path as Record<string, { summary?: string; description?: string }>),
    );
    const silent = operations.filter(
      ({ summary, description }) =>
        !summary?.endsWith('.') || !/For |Everybody/.test(description ?? ''),
    );
    expect(operations.length).toBeGreaterThan(100);
    expect(silent).toEqual([]);
  });

  it('describes bodies from the DTO classes', () => {
    const { components } = describeApi(server.app);
    expect(components?.schemas?.['LoginDto']).toEqual({
      type: 'object',
      properties: {
        userId: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
        password: { type: 'string', minLength: 1, maxLength: 1_024 },
      },
      required: ['userId', 'password'],
    });
  });

  it('describes an upload as a form with one file', () => {
    const { requestBody } = describeApi(server.app).paths['/api/user/{id}/photo']?.post ?? {};
    expect(requestBody).toMatchObject({
      required: true,
      content: {
        'multipart/form-data': {
          schema: { properties: { profilePhoto: { type: 'string', format: 'binary' } } },
        },
      },
    });
  });

  it('is served outside production only', async () => {
    const docs = await server.app.inject('/api/docs');
    expect(docs.json()).toMatchObject({ openapi: '3.1.0' });
    const production = await server.another(await productionEnvironment());
    expect((await production.app.inject('/api/docs')).statusCode).toBe(404);
  });
});
