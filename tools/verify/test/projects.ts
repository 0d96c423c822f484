import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inWorkspace, workspaceRoot } from '../../shared/workspace';
import { listFiles } from '../lint/list-files';

/** Folders of all projects, relative to the workspace's root. */
export function projectFolders(): string[] {
  const { workspaces } = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(inWorkspace(parent))
      .filter((name) => existsSync(inWorkspace(parent, name, 'package.json')))
      .map((name) => `${parent}/${name}`);
  });
}

/** Folders of the projects with unit or HTTP tests. */
export function jestProjects(): string[] {
  return projectFolders().filter((folder) => existsSync(inWorkspace(folder, 'jest.config.mjs')));
}

/** Folders in the named ones that have a configuration of the compiler. '.' names the workspace. */
export function configurationFolders(folders: readonly string[]): string[] {
  const configurations = listFiles(workspaceRoot()).filter((file) =>
    /(^|\/)tsconfig\.json$/.test(file),
  );
  return configurations
    .map((file) => dirname(file))
    .filter((path) =>
      folders.some((folder) => folder === '.' || `${path}/`.startsWith(`${folder}/`)),
    );
}

/** True when one of the names selects the project: its folder, or the last part of it. */
export function isNamed(folder: string, names: readonly string[]): boolean {
  return names.some((name) => folder === name.replace(/\/$/, '') || folder.endsWith(`/${name}`));
}
