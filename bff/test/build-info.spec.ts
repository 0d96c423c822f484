import { CONTRACT_VERSION, getServedContracts } from '@portal/contracts';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildInfo } from '../src/platform/build-info';
import { createTestServer } from './support/test-server';

const BFF = join(__dirname, '..');

it('the service says which build it is beside the contracts it answers', async () => {
  const server = await createTestServer();
  const { body } = await server.client().send(getServedContracts);
  const contracts = expect.arrayContaining([CONTRACT_VERSION]) as number[];
  expect(body).toEqual({ success: true, contracts, ...buildInfo });
  await server.stop();
});

it('a build is named by its bytes: the same for the same sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bff-'));
  const build = (name: string): string => {
    const rolldown = join(BFF, '../node_modules/.bin/rolldown');
    const args = ['-c', 'rolldown.config.mjs', '-d', join(folder, name)];
    execFileSync(rolldown, args, { cwd: BFF, stdio: 'pipe' });
    return readFileSync(join(folder, name, 'build.json'), 'utf8');
  };
  try {
    const first = build('one');
    expect(JSON.parse(first)).toEqual({
      release: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/) as string,
    });
    expect(build('two')).toBe(first);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
