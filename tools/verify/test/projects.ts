import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { inWorkspace } from '../../shared/workspace';

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

/** True when one of the names selects the project: its folder, or the last part of it. */
export function isNamed(folder: string, names: readonly string[]): boolean {
  return names.some((name) => folder === name.replace(/\/$/, '') || folder.endsWith(`/${name}`));
}
