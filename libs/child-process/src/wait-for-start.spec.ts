import { spawn } from 'node:child_process';
import { waitForStart, watchChild, type WatchedChild } from './index';

const children: { kill(signal: 'SIGKILL'): boolean }[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/** A child process that runs a script. */
function start(script: string): WatchedChild {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return watchChild('child', child);
}
const said = (child: WatchedChild, text: string) => async (): Promise<string | null> =>
  child.lastLines.find((line) => line === text) ?? null;
const never = async (): Promise<null> => null;

it('a child that talks is waited for until it is ready', async () => {
  const child = start(
    "let n = 0; const say = () => { console.log(++n < 20 ? `step ${n}` : 'listening'); setTimeout(say, 10); }; say()",
  );
  expect(await waitForStart(child, said(child, 'listening'))).toBe('listening');
});

it('what a child says lately keeps the wait up, however long it is', async () => {
  let polls = 0;
  const talking = {
    ...{ name: 'child', lastLines: [], ending: null },
    get heardAt() {
      return performance.now();
    },
  };
  const isReady = async () => ((polls += 1) > 5 ? 'ready' : null);
  expect(await waitForStart(talking, isReady, { silentMs: 1 })).toBe('ready');
});

it('a child that hangs is reported with what it said last', async () => {
  const child = start("console.log('building index 3 of 9'); setInterval(() => 1, 1000)");
  await waitForStart(child, said(child, 'building index 3 of 9'));
  await expect(waitForStart(child, never, { silentMs: 100 })).rejects.toThrow(
    'The child has said nothing for 0.1 s and is not ready. Its last lines:\n  building index 3 of 9',
  );
});

it('a child that talks for ever and is never ready is reported, too', async () => {
  const child = start("setInterval(() => console.log('still here'), 1)");
  await waitForStart(child, said(child, 'still here'));
  await expect(waitForStart(child, never, { longestMs: 100 })).rejects.toThrow(
    /is not ready after 0\.1 s\. Its last lines:\n {2}still here/,
  );
});

it.each([
  ['process.exit(7)', 'ended with code 7'],
  ["process.kill(process.pid, 'SIGKILL')", 'was ended by SIGKILL'],
])('a child that dies by %s is reported with its last words', async (end, how) => {
  const child = start(`console.log('opening'); console.error('no space left'); ${end}`);
  const report = await waitForStart(child, never).catch((error: Error) => error.message);
  expect(report).toContain(`The child ${how}. Its last lines:`);
  expect(report).toContain('\n  opening');
  expect(report).toContain('\n  no space left');
});

it('a program that does not exist is reported at once', async () => {
  const child = watchChild(
    'child',
    spawn('/nowhere/program', { stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  await expect(waitForStart(child, never)).rejects.toThrow('ENOENT');
});
