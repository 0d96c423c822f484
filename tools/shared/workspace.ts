import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Absolute path of the workspace, found upwards from where the tool was started. */
export function workspaceRoot(from: string = process.cwd()): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'nx.json'))) return folder;
    if (dirname(folder) === folder) throw new Error(`No workspace (nx.json) at or above ${from}`);
  }
}

/** Absolute path of a file of the workspace. */
export function inWorkspace(...parts: string[]): string {
  return join(workspaceRoot(), ...parts);
}
