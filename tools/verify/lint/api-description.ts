import { createConfig, lint } from '@redocly/openapi-core';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './findings';

const FILE = 'bff/openapi.json';

/**
 * Checks the description of the API with the recommended rules of Spectral and Redocly. Warnings and hints
 * count too, and no rule is switched off.
 */
export async function lintApiDescription(root: string): Promise<Finding[]> {
  return [...(await lintWithSpectral(root)), ...(await lintWithRedocly(root))];
}

async function lintWithSpectral(root: string): Promise<Finding[]> {
  const spectral = new Spectral();
  // The package's own types do not agree under exactOptionalPropertyTypes.
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
  const text = readFileSync(join(root, FILE), 'utf8');
  const results = await spectral.run(JSON.parse(text) as Record<string, unknown>);
  return results.map(({ code, message, path, range }) => ({
    file: FILE,
    line: range.start.line + 1,
    rule: `spectral/${code}`,
    message: `${message} (${path.join('.')})`,
  }));
}

async function lintWithRedocly(root: string): Promise<Finding[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: join(root, FILE), config });
  return problems.map(({ ruleId, message, location: [place] }) => ({
    file: FILE,
    line: 0,
    rule: `redocly/${ruleId}`,
    message: `${message} (${place?.pointer ?? '#'})`,
  }));
}
