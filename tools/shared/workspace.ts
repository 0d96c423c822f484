import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Absolute path of the workspace, searched upwards from the current folder. */
export function workspaceRoot(from: string = process.cwd()): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'nx.json'))) return folder;
    if (dirname(folder) === folder) throw new Error(`No workspace (nx.json) at or above ${from}`);
  }
}

/** Absolute path of a file in the workspace. */
export function inWorkspace(...parts: string[]): string {
  return join(workspaceRoot(), ...parts);
}
