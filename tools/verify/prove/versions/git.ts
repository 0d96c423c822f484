import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workspaceRoot } from '../../../shared/workspace';

const LARGE = 64 * 1024 * 1024;

/** Runs git in this checkout. Returns its output without the last line break. @throws Error when it fails. */
export async function git(...args: readonly string[]): Promise<string> {
  const options = { cwd: workspaceRoot(), maxBuffer: LARGE };
  const { stdout } = await promisify(execFile)('git', [...args], options);
  return stdout.replace(/\n$/, '');
}
