import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { Problem } from '../../../shared/problem';
import type { EnginePrograms } from './engine-packages';

/** A running Docker engine of our own. */
export interface Engine {
  /** Versions of engine, Compose and builder. */
  readonly about: string;
  /** Environment in which `docker` reaches this engine. */
  readonly environment: Readonly<Record<string, string>>;
  /** Runs docker. @returns its output. @throws Error with its output when it fails. */
  docker(...args: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}

const START_MS = 60_000;
const STOP_MS = 60_000;
const FORWARDING = '/proc/sys/net/ipv4/ip_forward';

async function untilItAnswers(docker: Engine['docker'], log: string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await pause(500)) {
    const isUp = await docker('info').then(
      () => true,
      () => false,
    );
    if (isUp) return;
  }
  throw new Problem(`The engine does not start:\n${(await readFile(log, 'utf8')).slice(-2_000)}`);
}

async function versions(docker: Engine['docker']): Promise<string> {
  const [engine, driver, compose, builder] = await Promise.all([
    docker('version', '--format', '{{.Server.Version}}'),
    docker('info', '--format', '{{.Driver}}, cgroup {{.CgroupVersion}}'),
    docker('compose', 'version', '--short'),
    docker('buildx', 'version'),
  ]);
  return `Docker Engine ${engine} (${driver}), Compose ${compose}, ${builder.split(' ')[1] ?? ''} as builder`;
}

/** The rules of the firewall and the forwarding of packets as they are now, to put them back later. */
async function rememberNetwork(): Promise<() => Promise<void>> {
  const { stdout: rules } = await execa('iptables-save');
  const forwarding = await readFile(FORWARDING, 'utf8');
  return async () => {
    await execa('ip', ['link', 'delete', 'docker0'], { reject: false });
    await execa('iptables-restore', { input: `${rules}\n` });
    await writeFile(FORWARDING, forwarding);
  };
}

/**
 * Starts an engine whose socket, data and log are in `folder`.
 * @throws Problem when it does not start, or another engine has the bridge of this machine.
 */
export async function startEngine(folder: string, programs: EnginePrograms): Promise<Engine> {
  if (existsSync('/sys/class/net/docker0'))
    throw new Problem(
      "Another Docker engine runs on this machine, or left its bridge: stop it, or 'ip link delete docker0'.",
    );
  const socket = `unix://${join(folder, 'docker.sock')}`;
  const plugins = join(folder, 'config/cli-plugins');
  const environment = {
    PATH: [...programs.path, process.env['PATH']].join(':'),
    DOCKER_HOST: socket,
    DOCKER_CONFIG: join(folder, 'config'),
  };
  await mkdir(join(folder, 'config'), { recursive: true });
  await rm(plugins, { force: true });
  await symlink(programs.plugins, plugins);
  const docker: Engine['docker'] = async (...args) => {
    const { stdout } = await execa('docker', args, { env: environment });
    return stdout;
  };
  const putBack = await rememberNetwork();
  const log = join(folder, 'dockerd.log');
  const out = await open(log, 'w');
  const places = ['--data-root', join(folder, 'engine'), '--exec-root', join(folder, 'exec')];
  const daemon = execa(
    'dockerd',
    [...places, '--pidfile', join(folder, 'dockerd.pid'), '--host', socket],
    {
      env: environment,
      stdout: { file: log },
      stderr: { file: log },
      reject: false,
      detached: true,
    },
  );
  await out.close();
  const stop = async (): Promise<void> => {
    daemon.kill('SIGTERM');
    await Promise.race([daemon, pause(STOP_MS)]);
    daemon.kill('SIGKILL');
    // The engine leaves it, and its folder could not be removed.
    await execa('umount', [join(folder, 'exec/netns/default')], { reject: false });
    await putBack();
  };
  try {
    await untilItAnswers(docker, log);
    return { about: await versions(docker), environment, docker, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
