import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../shared/problem';
import { ARTEFACTS, type Artefact, fitsImages, isDeleted } from './artefacts';
import { billOfMaterials } from './bill-of-materials';
import { baseImage } from './image-reference';
import { type LockFile, readLock } from './lock-file';
import { productionTree, type TreeNode } from './production-tree';

/** Name of the bill of the whole lock file, including development. */
export const WHOLE_REPOSITORY = 'repository';

/** A written bill. */
export interface WrittenBill {
  readonly file: string;
  readonly components: number;
}

/** The lock file paths that an artefact is built from. */
export function rootsOf({ folders, bundled }: Artefact): string[] {
  return [...folders, ...bundled.map((name) => `node_modules/${name}`)];
}

/** The lock file entries that a shipped artefact contains. */
function shippedNodes(lock: LockFile, artefact: Artefact): TreeNode[] {
  const tree = productionTree(lock, rootsOf(artefact), fitsImages);
  return [...tree.values()].filter(({ path }) => !isDeleted(artefact, path));
}

/** All entries of a lock file, including development. */
function allNodes(lock: LockFile): TreeNode[] {
  const folders = Object.keys(lock).filter((path) => !path.includes('node_modules/'));
  const everything = Object.fromEntries(
    Object.entries(lock).map(([path, { dev: _dev, devDependencies, ...entry }]) => {
      const dependencies = { ...devDependencies, ...entry.dependencies };
      return [path, { ...entry, dependencies }];
    }),
  );
  return [...productionTree(everything, folders, () => true).values()];
}

/**
 * Writes one bill per artefact and one for the whole repository.
 *
 * @param time written into the bills; null: no time.
 * @throws Problem when lock file or Dockerfile lack needed data.
 */
export function writeBills(root: string, folder: string, time: Date | null): WrittenBill[] {
  const lock = readLock(join(root, 'package-lock.json'));
  const dockerfile = readFileSync(join(root, 'docker/Dockerfile'), 'utf8');
  const version = lock['']?.version ?? '0.0.0';
  mkdirSync(folder, { recursive: true });
  const write = (
    name: string,
    nodes: TreeNode[],
    roots: readonly string[],
    base: Artefact['base'],
  ) => {
    const image = base && baseImage(dockerfile, base);
    const file = join(folder, `${name}.cdx.json`);
    writeFileSync(file, billOfMaterials({ name, version, nodes, roots, base: image, time }));
    return { file, components: nodes.length + (image ? 1 : 0) };
  };
  return [
    ...ARTEFACTS.map((one) => write(one.name, shippedNodes(lock, one), rootsOf(one), one.base)),
    write(WHOLE_REPOSITORY, allNodes(lock), [''], null),
  ];
}

/**
 * The time in SOURCE_DATE_EPOCH, in whole seconds since 1970; null when it is not set.
 *
 * @throws Problem when it is no such number.
 */
export function sourceTime(value: string | undefined): Date | null {
  if (value === undefined || value === '') return null;
  if (!/^\d{1,11}$/.test(value))
    throw new Problem(`SOURCE_DATE_EPOCH must be whole seconds since 1970, not '${value}'.`);
  return new Date(Number(value) * 1_000);
}
