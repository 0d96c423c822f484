import { drawReadableCode } from '@portal/rules';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describeFailure, Problem } from '../../shared/problem';
import { workspaceRoot } from '../../shared/workspace';
import { describeAnswer } from './describe-answer';
import { readArguments, USAGE } from './read-arguments';
import { type RelayAccess, sendReport } from './relay';

/** Same length as ids of bKash. */
const TRX_ID_LENGTH = 10;

async function readAccess(): Promise<RelayAccess> {
  const dataDir = resolve(workspaceRoot(), process.env['DATA_DIR']?.trim() || '.data');
  const file = join(dataDir, 'trial.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as RelayAccess;
  } catch {
    throw new Problem(`No trial system is found at ${file}: run 'npm start' first.`);
  }
}

try {
  const now = new Date();
  const drawTrxId = (): string => drawReadableCode(randomBytes(TRX_ID_LENGTH));
  const report = readArguments(process.argv.slice(2), { now, drawTrxId });
  if (report === null) console.log(USAGE);
  else console.log(describeAnswer(report, await sendReport(await readAccess(), report, now)));
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
