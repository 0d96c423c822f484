import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { slowFlush, withVariables } from './slow-flush';

const MS = 150;
const folder = mkdtempSync(join(tmpdir(), 'portal-slow-flush-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Milliseconds that a step takes in a process with these variables. */
async function timeOf(step: string, variables: NodeJS.ProcessEnv): Promise<number> {
  const script = `const fs = require('node:fs');
    const flags = fs.constants.O_CREAT | fs.constants.O_WRONLY;
    const file = fs.openSync(${JSON.stringify(join(folder, 'file'))}, flags ${step.includes('meta') ? '| fs.constants.O_DSYNC' : ''});
    const meta = (bytes) => fs.writeSync(file, bytes, 0, 4, 0);
    const started = performance.now();
    ${step};
    console.log(performance.now() - started);`;
  const env = { PATH: process.env['PATH'], ...variables };
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env });
  return Number(stdout);
}

it.each([
  ['fdatasync', 'fs.fdatasyncSync(file)'],
  ['fsync', 'fs.fsyncSync(file)'],
  ['a write to a file opened with O_DSYNC', "meta(Buffer.from('page'))"],
])('%s takes as long as asked', async (_name, step) => {
  expect(await timeOf(step, slowFlush(folder, MS))).toBeGreaterThanOrEqual(MS);
});

it('a write that is not flushed goes on at once', async () => {
  const slow = slowFlush(folder, 60_000);
  expect(await timeOf("fs.writeSync(file, 'page')", slow)).toBeLessThan(60_000);
});

it('names what is missing when there is no compiler', () => {
  expect(() => slowFlush(folder, MS, '/nowhere/cc')).toThrow('There is no C compiler.');
});

it('only processes that start during the work are slow', async () => {
  const seen = await withVariables({ FLUSH_MS: '5' }, async () => process.env['FLUSH_MS']);
  expect([seen, process.env['FLUSH_MS']]).toEqual(['5', undefined]);
});
