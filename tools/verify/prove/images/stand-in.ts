import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../../../shared/problem';
import { inWorkspace } from '../../../shared/workspace';
import type { Engine } from './engine';

const DIGEST = /@sha256:[0-9a-f]{64}/g;
const FILES_WITH_DIGESTS = ['docker/Dockerfile', 'docker/compose.yaml'];

/**
 * Takes the digests of base images out of a checkout: the images were made here and have none. git does not
 * call the checkout changed, so that its commit is that of the sources.
 */
export async function withoutDigests(checkout: string): Promise<readonly string[]> {
  for (const file of FILES_WITH_DIGESTS) {
    const path = join(checkout, file);
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(DIGEST, ''));
  }
  return FILES_WITH_DIGESTS;
}

/** The image of MongoDB that compose.yaml names, without its digest. */
async function mongoImage(checkout: string): Promise<string> {
  const text = await readFile(join(checkout, 'docker/compose.yaml'), 'utf8');
  const image = /^ +image: (mongo:[^@\s]+)/m.exec(text)?.[1];
  if (image === undefined) throw new Problem('compose.yaml has no image of MongoDB.');
  return image;
}

/** Builds the embedded engine as the image of MongoDB, from the sources of a checkout. */
export async function buildStandIn(engine: Engine, checkout: string, folder: string) {
  const sources = 'portal/sources';
  const dockerfile = join(checkout, 'docker/Dockerfile');
  await engine.docker(
    'build',
    '-q',
    '-f',
    dockerfile,
    '--target',
    'sources',
    '-t',
    sources,
    checkout,
  );
  const context = join(folder, 'stand-in');
  await rm(context, { recursive: true, force: true });
  await cp(inWorkspace('tools/verify/prove/images/stand-in'), context, { recursive: true });
  const image = await mongoImage(checkout);
  await engine.docker('build', '-q', '--build-arg', `SOURCES=${sources}`, '-t', image, context);
}

/** The stand-in has no login and is not found by the name of a replica set. */
export async function pointToStandIn(checkout: string): Promise<void> {
  const path = join(checkout, 'docker/production.env');
  const text = await readFile(path, 'utf8');
  const address = 'mongodb://mongo:27017/portal?directConnection=true';
  await writeFile(
    path,
    text.replace(/^MONGODB_URI=.*$/m, () => `MONGODB_URI='${address}'`),
  );
}
