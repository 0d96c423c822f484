import { execa } from 'execa';
import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { inWorkspace, workspaceRoot } from '../../../shared/workspace';
import type { Fault } from './moved-test';
import { withFault } from './with-fault';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether the test fails while the fault is in the working tree. The file is put back, also by who ends it. */
export async function isCaught(fault: Fault, spec: string, test: string): Promise<boolean> {
  const file = inWorkspace(fault.file);
  const content = await readFile(file, 'utf8');
  const stop = (): never => {
    writeFileSync(file, content);
    process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    await writeFile(file, withFault(content, fault));
    return !(await isGreen(spec, '-t', asPattern(test)));
  } finally {
    await writeFile(file, content);
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

/** Whether the spec passes; `options` are those of jest. */
export async function isGreen(spec: string, ...options: string[]): Promise<boolean> {
  const jest = inWorkspace('node_modules/jest/bin/jest.js');
  const [folder = ''] = spec.split('/src/');
  const config = `${folder}/jest.config.mjs`;
  const { failed } = await execa(process.execPath, [jest, '-c', config, spec, ...options], {
    cwd: workspaceRoot(),
    reject: false,
  });
  return !failed;
}

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
