import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../../shared/workspace';
import { lintApiDescription } from './api-description';

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  requestBody?: { content: Record<string, object> };
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-description-'));
  mkdirSync(join(root, 'bff'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Names of the rules that the committed description breaks after a change. */
async function rulesBrokenBy(change: (description: Description) => void): Promise<string[]> {
  const committed = readFileSync(join(workspaceRoot(), 'bff/openapi.json'), 'utf8');
  const description = JSON.parse(committed) as Description;
  change(description);
  writeFileSync(join(root, 'bff/openapi.json'), JSON.stringify(description, null, 2));
  const findings = await lintApiDescription(root);
  return [...new Set(findings.map(({ rule }) => rule))].toSorted();
}

const operation = (description: Description): Operation =>
  description.paths['/api/bot/users/{id}']?.['get'] ?? {};

describe('the check of the description of the API', () => {
  it('has no finding in the committed description', async () => {
    expect(await rulesBrokenBy(() => undefined)).toEqual([]);
  });

  it('refuses an operation without words, by the rules of both', async () => {
    const rules = await rulesBrokenBy((description) => {
      delete operation(description).summary;
      delete operation(description).description;
    });
    expect(rules).toEqual(['redocly/operation-summary', 'spectral/operation-description']);
  });

  it('refuses a reference to nothing', async () => {
    const rules = await rulesBrokenBy((description) => {
      description.components.schemas['BotUserView'] = { $ref: '#/components/schemas/Nothing' };
    });
    expect(rules).toEqual(
      expect.arrayContaining(['redocly/no-unresolved-refs', 'spectral/invalid-ref']),
    );
  });

  it('counts warnings: an unused component and a tag that is not described', async () => {
    const rules = await rulesBrokenBy((description) => {
      description.components.schemas['Unused'] = { type: 'string' };
      operation(description).tags = ['unknown'];
    });
    expect(rules).toEqual([
      'redocly/no-unused-components',
      'spectral/oas3-unused-component',
      'spectral/operation-tag-defined',
    ]);
  });

  it('refuses an example that its schema does not allow, by the rules of both', async () => {
    const rules = await rulesBrokenBy((description) => {
      const body = description.paths['/api/bot/redeem']?.['post']?.requestBody;
      Object.assign(body?.content['application/json'] ?? {}, { example: { userId: 'ten' } });
    });
    expect(rules).toEqual([
      'redocly/no-invalid-media-type-examples',
      'spectral/oas3-valid-media-example',
    ]);
  });
});
