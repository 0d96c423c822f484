import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const JEST = createRequire(__filename).resolve('jest/bin/jest');
const CONFIG = join(__dirname, '../jest.config.mjs');

describe('files of one worker', () => {
  it('share packages, and no state of them that a file can change', async () => {
    const files = ['--testMatch', join(__dirname, 'worker-state/*.ts')];
    const { stderr } = await run(process.execPath, [JEST, '-c', CONFIG, '--runInBand', ...files]);
    expect(stderr).toContain('2 passed, 2 total');
  });
});
