import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { currentCommit } from '../../operate/release/current-commit';
import { describeFailure } from '../../shared/problem';
import { workspaceRoot } from '../../shared/workspace';
import { type BuildPair, describeBuild, differing } from './build/describe-build';
import { copyCheckout } from './versions/source-tree';

// Builds everything that is released here and in a copy in another folder, without any cache, and compares each
// file (OPS-17). A path in a file, or in a hash of a file name, would make two versions of one commit.

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

async function build(root: string, part: string): Promise<Map<string, string>> {
  const npm = ['run', 'build', '-w', `@portal/${part}`];
  execFileSync('npm', npm, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return hashesOf(join(root, part, 'dist'));
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-build-elsewhere-'));
  const other = join(folder, 'checkout');
  try {
    await copyCheckout(other);
    const pairs: BuildPair[] = [];
    for (const part of PARTS) {
      pairs.push({ part, builds: [await build(workspaceRoot(), part), await build(other, part)] });
    }
    console.log(describeBuild(currentCommit(), pairs));
    if (pairs.some((pair) => differing(pair).length > 0)) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
