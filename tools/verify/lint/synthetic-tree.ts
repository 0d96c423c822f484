import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFolders } from '../test/projects';
import { inWorkspace } from '../../shared/workspace';

const COPIED = [
  '.oxlintrc.json',
  '.gitignore',
  'nx.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tools/build/lint/boundaries.oxlintrc.json',
  'tools/build/lint/house-rules.mjs',
  'tools/build/lint/zones.cjs',
  'tools/build/screens/tsconfig.json',
];
/** The content of a file that others can import. */
export const THING =
  'export const thing = 1;\nexport interface Thing {\n  readonly one: number;\n}\n';

/** A small workspace outside the working tree, with our folder names and our real lint configuration. */
export interface SyntheticTree {
  readonly root: string;
  write(path: string, text: string): void;
  erase(path: string): void;
  remove(): void;
}

/** Creates the tree: every project with its package.json (which has the tags) and one file. */
export function makeSyntheticTree(): SyntheticTree {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'portal-lint-')));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const path of COPIED) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(inWorkspace(path), join(root, path), { recursive: true });
  }
  for (const folder of projectFolders()) {
    write(`${folder}/package.json`, withoutProjects(inWorkspace(folder, 'package.json')));
    cpSync(inWorkspace(folder, 'tsconfig.json'), join(root, folder, 'tsconfig.json'));
    write(`${folder}/src/thing.ts`, THING);
    write(`${folder}/src/index.ts`, "export * from './thing';\n");
  }
  linkPackages(root);
  const erase = (path: string): void => rmSync(join(root, path));
  return { root, write, erase, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/**
 * A package.json without dependencies on our projects. Nx counts them as imports, and together with a forbidden
 * import they would form a cycle.
 */
function withoutProjects(path: string): string {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const foreign = (kind: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries((manifest[kind] ?? {}) as Record<string, string>).filter(
        ([name]) => !name.startsWith('@portal/'),
      ),
    );
  return JSON.stringify({
    ...manifest,
    dependencies: foreign('dependencies'),
    devDependencies: foreign('devDependencies'),
  });
}

/** Links packages of the real tree. Our own libs come from the synthetic tree. */
function linkPackages(root: string): void {
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@portal'), { recursive: true });
  for (const name of readdirSync(inWorkspace('node_modules'))) {
    // oxlint looks for its type-aware part in .bin.
    if (name === '@portal' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(realpathSync(inWorkspace('node_modules', name)), join(modules, name));
  }
  for (const folder of projectFolders()) {
    const name = folder.slice(folder.lastIndexOf('/') + 1);
    symlinkSync(join(root, folder), join(modules, '@portal', name));
  }
}
