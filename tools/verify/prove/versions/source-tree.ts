import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inWorkspace, workspaceRoot } from '../../../shared/workspace';
import { git } from './git';

const run = promisify(execFile);

/** Writes the sources of a commit into a separate folder. The checkout does not change. */
export async function unpackCommit(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await git('archive', '--format=tar', `--output=${archive}`, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await installPackages(folder);
}

/** Copies the current sources of this checkout, including changes that are not committed. */
export async function copyCheckout(folder: string): Promise<void> {
  const listed = await git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const path of listed.split('\0').filter((name) => name !== '')) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    // git lists a deleted file until the deletion is committed.
    await cp(inWorkspace(path), join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await installPackages(folder);
}

/**
 * Installs the packages of a tree. When the lock files are equal, it uses those of this checkout, as hard
 * links on the same disk. Otherwise it installs from the tree's lock file.
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
  // Caches are changed in place, and a link would change the cache of this checkout too.
  for (const cache of ['.vite', '.cache', '.__mf__temp', '__mf__virtual']) {
    await rm(join(folder, 'node_modules', cache), { recursive: true, force: true });
  }
}
