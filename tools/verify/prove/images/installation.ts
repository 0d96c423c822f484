import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { freePort } from '../../../shared/port';
import { Problem } from '../../../shared/problem';
import { workspaceRoot } from '../../../shared/workspace';
import type { Engine } from './engine';
import { withoutDigests } from './stand-in';

/** A checkout from which docker/compose.yaml is operated. */
export interface Installation {
  readonly checkout: string;
  readonly engine: Engine;
  /** Address of the site. */
  readonly site: string;
  /** Environment of a deployer's shell. */
  readonly environment: Readonly<Record<string, string>>;
  /** Runs lines of a document in a shell. @throws Problem with the output when they fail. */
  shell(lines: string, variables?: Readonly<Record<string, string>>): Promise<string>;
}

/** Who releases, for the log. */
export const DEPLOYER = 'ana';

const LONGEST_OUTPUT = 4_000;

/** The address of the documents becomes that of this installation. */
function here(lines: string, site: URL): string {
  return lines
    .replaceAll('https://portal.example', site.origin)
    .replaceAll('portal.example:443', site.host)
    .replaceAll('portal.example', site.hostname);
}

/** A clone of this checkout at a commit, with base images that this machine can have. */
export async function cloneAt(commit: string, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await execa('git', ['clone', '--quiet', '--no-checkout', workspaceRoot(), folder]);
  await execa('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder });
  const changed = await withoutDigests(folder);
  await execa('git', ['update-index', '--assume-unchanged', ...changed], { cwd: folder });
  return folder;
}

/** Prepares a checkout and free ports. Nothing is built or started yet. */
export async function makeInstallation(folder: string, engine: Engine): Promise<Installation> {
  const checkout = await cloneAt('HEAD', join(folder, 'checkout'));
  const { stdout: commit } = await execa('git', ['rev-parse', 'HEAD'], { cwd: checkout });
  const [http, https] = [await freePort(), await freePort()];
  const site = `https://localhost:${https}`;
  const environment = {
    ...engine.environment,
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
    COMMIT: commit,
    RELEASE_BY: DEPLOYER,
    SITE: site,
  };
  return {
    checkout,
    engine,
    site,
    environment,
    async shell(lines, variables = {}) {
      const script = here(lines, new URL(site));
      const { all, exitCode } = await execa('bash', ['-euo', 'pipefail', '-c', script], {
        cwd: checkout,
        env: { ...environment, ...variables },
        all: true,
        reject: false,
        stdin: 'ignore',
      });
      if (exitCode === 0) return all;
      throw new Problem(`${script}\nended with ${exitCode}:\n${all.slice(-LONGEST_OUTPUT)}`);
    },
  };
}

/** Removes containers, networks and volumes of an installation. */
export async function removeInstallation({ engine, checkout }: Installation): Promise<void> {
  const file = join(checkout, 'docker/compose.yaml');
  const args = ['compose', '-f', file, '--profile', '*', 'down', '--volumes', '--timeout', '5'];
  await engine.docker(...args).catch(() => undefined);
}
