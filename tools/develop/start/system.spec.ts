import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Steps } from '../../shared/steps';
import { readConfig } from './config';
import { COMPLETE_FILE, seedSystem } from './system';

describe('a later start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-start-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('does not ask a database that has its trial data', async () => {
    writeFileSync(join(dataDir, COMPLETE_FILE), '');
    const config = readConfig({ DATA_DIR: dataDir }, { root: dataDir, demoBot: false });
    const ran: string[] = [];
    const steps: Steps = {
      run: async (title, work) => {
        ran.push(title);
        return work(() => undefined);
      },
      note: () => undefined,
      warn: () => undefined,
    };
    const trial = { subscriber: { userId: 1, password: '' } } as never;
    await seedSystem(config, { trial, env: {} }, join(dataDir, 'log'), steps);
    expect(ran).toEqual([]);
  });
});
