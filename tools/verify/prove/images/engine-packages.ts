import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { installFromDebian } from '../../../shared/debian';
import { Problem } from '../../../shared/problem';

/** Where the programs of the engine are. */
export interface EnginePrograms {
  /** Folders for PATH. */
  readonly path: readonly string[];
  /** Folder of the plugins of the docker command. */
  readonly plugins: string;
}

/** Debian 12 has Compose 1 only. These programs of Debian 13 run on both. */
const SUITE = 'trixie';
const FROM_SUITE = ['docker.io', 'docker-cli', 'docker-compose', 'docker-buildx', 'containerd'];
/** Linked to the C library of the machine, so its own packages. */
const FROM_MACHINE = ['runc', 'tini'];
const ON_MACHINE = ['debootstrap', 'iptables'];
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** The Debian mirror of this machine. */
async function mirror(): Promise<string> {
  const { stdout } = await execa('apt-get', ['indextargets', '--format', '$(REPO_URI) $(RELEASE)']);
  const line = stdout.split('\n').find((one) => /\/debian\/? (bookworm|trixie)$/.test(one));
  if (line === undefined) throw new Problem('This machine has no Debian mirror for packages.');
  return line.split(' ')[0] ?? '';
}

async function downloadFromSuite(folder: string): Promise<void> {
  const lists = join(folder, 'lists');
  await mkdir(join(lists, 'partial'), { recursive: true });
  const sources = join(folder, 'sources.list');
  await writeFile(sources, `deb [signed-by=${KEYRING}] ${await mirror()} ${SUITE} main\n`);
  const options = [
    `Dir::Etc::SourceList=${sources}`,
    'Dir::Etc::SourceParts=/dev/null',
    `Dir::State::Lists=${lists}`,
    `Dir::Cache=${folder}`,
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  await execa('apt-get', ['-qq', ...options, 'update']);
  await execa('apt-get', ['-qq', ...options, 'download', ...FROM_SUITE], { cwd: folder });
}

/**
 * Unpacks Debian's Docker engine and Compose v2 into a folder. Nothing of it is installed on the machine but
 * debootstrap and iptables.
 * @throws Problem when there is no Debian mirror.
 */
export async function installEngine(folder: string): Promise<EnginePrograms> {
  const packages = join(folder, 'packages');
  const root = join(packages, 'root');
  if (!existsSync(join(root, 'usr/sbin/dockerd'))) {
    installFromDebian(ON_MACHINE);
    await mkdir(packages, { recursive: true });
    await downloadFromSuite(packages);
    const own = ['-qq', '-o', 'APT::Sandbox::User=root', 'download', ...FROM_MACHINE];
    await execa('apt-get', own, { cwd: packages });
    for (const name of (await readdir(packages)).filter((one) => one.endsWith('.deb'))) {
      await execa('dpkg-deb', ['--extract', name, root], { cwd: packages });
    }
  }
  return {
    path: [join(root, 'usr/sbin'), join(root, 'usr/bin')],
    plugins: join(root, 'usr/libexec/docker/cli-plugins'),
  };
}
