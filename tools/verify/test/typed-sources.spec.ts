import { dirname, relative } from 'node:path';
import ts from 'typescript';
import { inWorkspace, workspaceRoot } from '../../shared/workspace';
import { listFiles } from '../lint/list-files';
import { configurationFolders, projectFolders } from './projects';

/** The files of a configuration's program, relative to the workspace's root. */
function filesOf(folder: string): string[] {
  const path = inWorkspace(folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile) as { config: object };
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
  return fileNames.map((file) => relative(workspaceRoot(), file));
}

it('every source and test of a project is in a program whose types are checked', () => {
  const checked = new Set(configurationFolders(['.']).flatMap(filesOf));
  const folders = projectFolders().flatMap((folder) => [`${folder}/src/`, `${folder}/test/`]);
  const sources = listFiles(workspaceRoot()).filter(
    (file) => /\.tsx?$/.test(file) && folders.some((folder) => file.startsWith(folder)),
  );
  // The test of the generated client makes its types, and checks them.
  const own = sources.filter((file) => !file.startsWith('bff/test/generated-client/'));
  expect(own.length).toBeGreaterThan(2_000);
  expect(own.filter((file) => !checked.has(file))).toEqual([]);
});
