import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { currentCommit } from '../../operate/release/current-commit';
import { describeFailure } from '../../shared/problem';
import { inWorkspace, workspaceRoot } from '../../shared/workspace';
import { type BuildPair, describeBuild, differing } from './build/describe-build';

// Builds everything that is released twice, without any cache, and compares each file (OPS-17).

const PARTS = ['shell', 'user-portal', 'admin-portal', 'bff'];

async function hashesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes = new Map<string, string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256').update(await readFile(path));
    hashes.set(relative(folder, path), hash.digest('hex'));
  }
  return hashes;
}

async function build(part: string): Promise<Map<string, string>> {
  const npm = ['run', 'build', '-w', `@portal/${part}`];
  execFileSync('npm', npm, { cwd: workspaceRoot(), stdio: ['ignore', 'ignore', 'inherit'] });
  return hashesOf(inWorkspace(part, 'dist'));
}

async function main(): Promise<void> {
  const pairs: BuildPair[] = [];
  for (const part of PARTS) pairs.push({ part, builds: [await build(part), await build(part)] });
  console.log(describeBuild(currentCommit(), pairs));
  if (pairs.some((pair) => differing(pair).length > 0)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
