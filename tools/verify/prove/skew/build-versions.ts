import { join } from 'node:path';
import type { Steps } from '../../../shared/steps';
import { workspaceRoot } from '../../../shared/workspace';
import { buildNext } from '../versions/build-next';
import { buildTree } from '../versions/built-tree';
import { unpackCommit } from '../versions/source-tree';
import type { Trees } from './run-cells';

/** Builds the three versions, each in its own tree. Version n is this checkout. */
export async function buildVersions(
  folder: string,
  previous: string,
  steps: Steps,
): Promise<Trees> {
  const before = join(folder, 'previous');
  await steps.run(`Build n-1: ${previous.slice(0, 10)}`, async () => {
    await unpackCommit(previous, before);
    await buildTree(before);
  });
  await steps.run('Build n: this checkout', () => buildTree(workspaceRoot()));
  return { 'n-1': before, n: workspaceRoot(), 'n+1': await buildNext(folder, steps) };
}
