import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mayInstall } from '../../shared/debian';
import { Problem } from '../../shared/problem';
import { inWorkspace } from '../../shared/workspace';

const INSTALLED = '/usr/bin/promtool';
/** Debian 12 has promtool in the package of the server. It is unpacked and not installed: nothing starts. */
const PACKAGES = ['promtool', 'prometheus'];

function unpack(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const run = (program: string, args: readonly string[]): void => {
    execFileSync(program, args, { cwd: folder, stdio: 'ignore' });
  };
  run('apt-get', ['-qq', 'update']);
  for (const name of PACKAGES) {
    try {
      run('apt-get', ['-qq', '-o', 'APT::Sandbox::User=root', 'download', name]);
      break;
    } catch {
      // The next name is that of another release.
    }
  }
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.deb'));
  if (archive !== undefined) run('dpkg-deb', ['--extract', archive, folder]);
}

/**
 * Path of promtool, which tries alerts. On Debian, as root, it is fetched when missing.
 * @throws Problem that says how to install it.
 */
export function ensurePromtool(): string {
  if (existsSync(INSTALLED)) return INSTALLED;
  const folder = inWorkspace('.cache/promtool');
  const own = join(folder, INSTALLED);
  if (!existsSync(own) && mayInstall()) unpack(folder);
  if (existsSync(own)) return own;
  throw new Problem(
    'The tests of the alerts need promtool.\n  On Debian 12: sudo apt-get install prometheus',
  );
}
