import { execa } from 'execa';
import { parseArgs } from 'node:util';
import { inWorkspace, workspaceRoot } from '../../shared/workspace';

const { all, seed } = parseArgs({
  options: { all: { type: 'boolean' }, seed: { type: 'string' } },
}).values;
const jest = inWorkspace('node_modules/jest/bin/jest.js');
const { exitCode = 1 } = await execa(
  process.execPath,
  [jest, '-c', 'bff/jest.config.mjs', 'test/fuzz'],
  {
    cwd: workspaceRoot(),
    env: { PORTAL_FUZZ_SIZE: all ? 'all' : 'many', ...(seed && { PORTAL_FUZZ_SEED: seed }) },
    stdio: 'inherit',
    reject: false,
  },
);
process.exitCode = exitCode;
