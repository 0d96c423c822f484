import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lintApiDescription } from './api-description';

/** The parts of a sound description that the tests break. */
const soundParts = () => ({
  operation: {
    operationId: 'redeemCode',
    summary: 'Redeems a code.',
    description: 'A code works once.',
    tags: ['bot'],
    security: [{ machine: [] }],
    responses: { 200: { description: 'Done.' }, 400: { description: 'Not understood.' } },
  } as Record<string, unknown>,
  body: { schema: { $ref: '#/components/schemas/Code' }, example: { userId: 10_001 } as object },
  schemas: {
    Code: { type: 'object', properties: { userId: { type: 'integer' } } },
  } as Record<string, object>,
});
type Parts = ReturnType<typeof soundParts>;

/** A small one is checked in a moment. The lint itself checks the committed description. */
const descriptionOf = ({ operation, body, schemas }: Parts) => ({
  openapi: '3.1.0',
  info: {
    title: 'Codes',
    version: '1',
    description: 'Calls about codes.',
    contact: { name: 'Operators' },
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  },
  servers: [{ url: '/', description: 'This service.' }],
  tags: [{ name: 'bot', description: 'Calls of the bot.' }],
  paths: {
    '/redeem': {
      post: { ...operation, requestBody: { content: { 'application/json': body } } },
    },
  },
  components: { securitySchemes: { machine: { type: 'http', scheme: 'bearer' } }, schemas },
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-description-'));
  mkdirSync(join(root, 'bff'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Names of the rules that a sound description breaks after a change. */
async function rulesBrokenBy(change: (parts: Parts) => void): Promise<string[]> {
  const parts = soundParts();
  change(parts);
  writeFileSync(join(root, 'bff/openapi.json'), JSON.stringify(descriptionOf(parts), null, 2));
  const findings = await lintApiDescription(root);
  return [...new Set(findings.map(({ rule }) => rule))].toSorted();
}

describe('the check of the description of the API', () => {
  it('has no finding in a sound description', async () => {
    expect(await rulesBrokenBy(() => undefined)).toEqual([]);
  });

  it('refuses an operation without words, by the rules of both', async () => {
    const rules = await rulesBrokenBy(({ operation }) => {
      delete operation['summary'];
      delete operation['description'];
    });
    expect(rules).toEqual(['redocly/operation-summary', 'spectral/operation-description']);
  });

  it('refuses a reference to nothing', async () => {
    const rules = await rulesBrokenBy(({ schemas }) => {
      schemas['Code'] = { $ref: '#/components/schemas/Nothing' };
    });
    expect(rules).toEqual(
      expect.arrayContaining(['redocly/no-unresolved-refs', 'spectral/invalid-ref']),
    );
  });

  it('counts warnings: an unused component and a tag that is not described', async () => {
    const rules = await rulesBrokenBy(({ operation, schemas }) => {
      schemas['Unused'] = { type: 'string' };
      operation['tags'] = ['unknown'];
    });
    expect(rules).toEqual([
      'redocly/no-unused-components',
      'spectral/oas3-unused-component',
      'spectral/operation-tag-defined',
    ]);
  });

  it('refuses an example that its schema does not allow, by the rules of both', async () => {
    const rules = await rulesBrokenBy(({ body }) => {
      body.example = { userId: 'ten' };
    });
    expect(rules).toEqual([
      'redocly/no-invalid-media-type-examples',
      'spectral/oas3-valid-media-example',
    ]);
  });
});
