import { execa } from 'execa';
import { inWorkspace, workspaceRoot } from '../../shared/workspace';

/** Number of races between the end of an order and its payment (PAY-17). `npm test` runs fewer. */
const RACES = 1_000;

const jest = inWorkspace('node_modules/jest/bin/jest.js');
const suites = ['payment-expiry-race', 'money-races', 'plan-edits'];
const { exitCode = 1 } = await execa(
  process.execPath,
  [jest, '-c', 'bff/jest.config.mjs', ...suites],
  {
    cwd: workspaceRoot(),
    env: { MONEY_RACES: String(RACES) },
    stdio: 'inherit',
    reject: false,
  },
);
process.exitCode = exitCode;
