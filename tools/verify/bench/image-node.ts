import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { baseImage } from '../../operate/supply/image-reference';
import { inWorkspace } from '../../shared/workspace';

/** Version of the Node in the images, which production runs. */
function imageNodeVersion(): string {
  const dockerfile = readFileSync(inWorkspace('docker/Dockerfile'), 'utf8');
  return baseImage(dockerfile, 'NODE_IMAGE').tag.split('-')[0] ?? '';
}

/** Path of that Node in npm's cache; null when npm cannot get it. */
function findImageNode(version: string): string | null {
  const asked = ['exec', '--yes', `--package=node@${version}`, '-c', 'node -p process.execPath'];
  const { status, stdout } = spawnSync('npm', asked, { cwd: inWorkspace(), encoding: 'utf8' });
  const path = status === 0 ? stdout.trim().split('\n').at(-1) : undefined;
  return path === undefined || path === '' ? null : path;
}

/**
 * Runs this program with all that it starts on the Node of the images, because the cost of a request differs
 * between versions of Node more than between two of our own. Returns false when this process has that Node, or when
 * npm cannot get it; the program then goes on here.
 */
export async function ranOnImageNode(say: (line: string) => void): Promise<boolean> {
  const version = imageNodeVersion();
  if (process.version === `v${version}`) return false;
  const node = findImageNode(version);
  if (node === null) {
    say(`Node ${version} of the images cannot be had, so this measures Node ${process.version}.`);
    return false;
  }
  const preload = pathToFileURL(inWorkspace('tools/develop/start/end-with-parent.mjs')).href;
  const child = spawn(node, ['--import', preload, ...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
  return true;
}
