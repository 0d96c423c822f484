import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { testEnvironment } from '../support/test-server';
import { programFile } from './build-child';

/** Runs the migration step in its own process and kills it when it prints a given line. */
export async function killAt(
  databaseUri: string,
  line: RegExp,
  args: readonly string[] = [],
): Promise<{ signal: NodeJS.Signals | null; said: string }> {
  const child = spawn(process.execPath, [programFile('migrate'), ...args], {
    env: { ...process.env, ...(await testEnvironment()), MONGODB_URI: databaseUri },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const ended = once(child, 'exit');
  for await (const one of createInterface(child.stdout)) {
    said.push(one);
    if (line.test(one)) child.kill('SIGKILL');
  }
  const [, signal] = (await ended) as [number | null, NodeJS.Signals | null];
  return { signal, said: said.join('\n') };
}
