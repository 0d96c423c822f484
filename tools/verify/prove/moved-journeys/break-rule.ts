import { execa } from 'execa';
import { readFile, writeFile } from 'node:fs/promises';
import { inWorkspace, workspaceRoot } from '../../../shared/workspace';
import type { Fault } from './moved-test';
import { withFault } from './with-fault';

/** Whether the test fails while the fault is in the working tree. The file is put back. */
export async function isCaught(fault: Fault, spec: string, test: string): Promise<boolean> {
  const file = inWorkspace(fault.file);
  const content = await readFile(file, 'utf8');
  const [folder = ''] = spec.split('/src/');
  try {
    await writeFile(file, withFault(content, fault));
    const jest = inWorkspace('node_modules/jest/bin/jest.js');
    const { failed } = await execa(
      process.execPath,
      [jest, '-c', `${folder}/jest.config.mjs`, spec, '-t', asPattern(test)],
      { cwd: workspaceRoot(), reject: false },
    );
    return failed;
  } finally {
    await writeFile(file, content);
  }
}

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
