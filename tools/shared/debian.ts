import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** True when this process can install packages: root on Debian or a derived system. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && isDebian();
}

/** Installs packages of the distribution. The caller checks whether it worked. */
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
