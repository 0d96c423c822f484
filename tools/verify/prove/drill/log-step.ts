import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drill, Finding } from './drill';

interface Line {
  readonly action: string;
  readonly app: string;
  readonly to: string | null;
  readonly who: string;
  readonly at: string;
  readonly revision: number;
}

/** Compares the log's lines about the user portal with the actions of the drill, in order. */
export async function logStep(
  { webRoot, system }: Drill,
  actions: readonly (readonly [action: string, to: string])[],
): Promise<Finding> {
  const text = await readFile(join(webRoot, 'releases.log'), 'utf8');
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
  const own = lines.filter(({ app, action }) => app === 'user-portal' && action !== 'stage');
  const reported = own.map(({ action, to }) => `${action} ${to ?? 'nothing'}`);
  const expected = actions.map(([action, to]) => `${action} ${to}`);
  const isWhole = lines.every((line) => line.who !== '' && line.at !== '' && line.revision >= 0);
  const isServed = (await fetch(`${system.url}/releases.log`)).ok;
  const isSame = JSON.stringify(reported) === JSON.stringify(expected);
  return {
    promise: 'each action is a line of the release log, which is never served (OPS-6)',
    measured: isSame
      ? `${lines.length} lines; of the user portal: ${own.map(({ action }) => action).join(', ')}`
      : `reported: ${reported.join('; ')}; done: ${expected.join('; ')}`,
    isKept: isSame && isWhole && !isServed,
  };
}
