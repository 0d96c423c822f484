import { join } from 'node:path';
import type { Steps } from '../../../shared/steps';
import { buildTree } from './built-tree';
import { applyEdits, NEXT_VERSION } from './next-version';
import { copyCheckout } from './source-tree';

const PORTALS = ['@portal/user-portal', '@portal/admin-portal'];

/** Builds version n+1 of both portals from a changed copy of this checkout. @returns its folder. */
export async function buildNext(folder: string, steps: Steps): Promise<string> {
  const root = join(folder, 'next');
  await steps.run('Build n+1: both portals with another text and field', async () => {
    await copyCheckout(root);
    await applyEdits(root, NEXT_VERSION);
    await buildTree(root, PORTALS);
  });
  return root;
}
