import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { execa } from 'execa';
import { workspaceRoot } from '../../shared/workspace';

/**
 * Specs of all projects that import one of these files, directly or not. Jest follows imports only inside one
 * configuration, so this one spans the workspace. It finds specs and runs none.
 */
export async function relatedSpecs(files: readonly string[]): Promise<readonly string[]> {
  if (files.length === 0) return [];
  const root = workspaceRoot();
  const folder = await mkdtemp(join(tmpdir(), 'portal-related-'));
  try {
    const config = join(folder, 'jest.config.json');
    await writeFile(
      config,
      JSON.stringify({
        rootDir: root,
        cacheDirectory: join(root, '.cache/jest'),
        testMatch: ['<rootDir>/**/*.spec.{ts,tsx}'],
        testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/', '/dist/'],
        modulePathIgnorePatterns: ['/dist/'],
        moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
      }),
    );
    const { stdout } = await execa(
      process.execPath,
      [
        'node_modules/jest/bin/jest.js',
        ...['--config', config, '--listTests', '--json', '--findRelatedTests', ...files],
      ],
      { cwd: root },
    );
    return (JSON.parse(stdout) as string[]).map((path) => relative(root, path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
