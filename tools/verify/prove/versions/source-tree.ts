import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inWorkspace, workspaceRoot } from '../../../shared/workspace';
import { git } from './git';

const run = promisify(execFile);

/** Writes the sources of a commit into a folder of their own; nothing of the checkout changes. */
export async function unpackCommit(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await git('archive', '--format=tar', `--output=${archive}`, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await installPackages(folder);
}

/** Copies the sources of this checkout as they are, what is not committed yet included. */
export async function copyCheckout(folder: string): Promise<void> {
  const listed = await git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const path of listed.split('\0').filter((name) => name !== '')) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    // A deleted file is still listed until the deletion is committed.
    await cp(inWorkspace(path), join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await installPackages(folder);
}

/**
 * Gives a tree its packages: those of this checkout where the lock files are equal, linked rather
 * than copied on the same disk; else what its own lock file says.
 */
async function installPackages(folder: string): Promise<void> {
  const lock = (root: string): Promise<string> => readFile(join(root, 'package-lock.json'), 'utf8');
  if ((await lock(folder)) !== (await lock(workspaceRoot()))) {
    await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
    return;
  }
  for (const place of ['.', 'e2e', 'bff', 'shell', 'tools', 'user-portal', 'admin-portal']) {
    const from = inWorkspace(place, 'node_modules');
    const to = join(folder, place, 'node_modules');
    await run('cp', ['-al', from, to]).catch(async () => {
      await rm(to, { recursive: true, force: true });
      await run('cp', ['-a', from, to]).catch(() => undefined);
    });
  }
  // Caches are written in place, and a link would carry that into this checkout.
  for (const cache of ['.vite', '.cache', '.__mf__temp', '__mf__virtual']) {
    await rm(join(folder, 'node_modules', cache), { recursive: true, force: true });
  }
}
