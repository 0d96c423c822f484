import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Whether this process may install packages here: root on Debian or what comes from it. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && isDebian();
}

/** Installs the distribution's packages. Whether that helped is for the caller to see. */
export function installFromDebian(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '--yes', '--no-install-recommends', ...packages];
  for (const args of [['update'], install]) {
    process.stdout.write(`… apt-get ${args.join(' ')}\n`);
    const { status } = spawnSync('apt-get', ['-qq', ...args], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) process.stderr.write(`apt-get ${args.join(' ')} ended with code ${status}\n`);
  }
}

function isDebian(): boolean {
  if (!existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}
