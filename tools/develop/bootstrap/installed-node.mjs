import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './run-child.mjs';

/** Path of the Node that the packages bring, or null when this process runs on it or the platform has none. */
export function otherNode(root) {
  const path = join(root, 'node_modules/.bin/node');
  if (!existsSync(path)) return null;
  const node = realpathSync(path);
  return node === realpathSync(process.execPath) ? null : node;
}

/** Runs the program of this process on another Node and ends as that ends. */
export async function runOn(node) {
  const preload = new URL('../start/end-with-parent.mjs', import.meta.url).href;
  const args = ['--import', preload, ...process.execArgv, ...process.argv.slice(1)];
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  process.exit((await runChild(node, args, { stdio })) ?? 1);
}
