import { drawReadableCode, METHODS, type PaymentMethod } from '@portal/rules';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describeFailure, Problem } from '../../shared/problem';
import { workspaceRoot } from '../../shared/workspace';
import { describeAnswer } from './describe-answer';
import { readArguments, USAGE } from './read-arguments';
import { type RelayAccess, sendReport } from './relay';

/** An id of the length and the characters that the service's own ids have. */
function drawTrxId(method: PaymentMethod): string {
  const { example } = METHODS[method].transactionId;
  const bytes = randomBytes(example.length);
  return /\D/.test(example)
    ? drawReadableCode(bytes)
    : Array.from(bytes, (byte) => byte % 10).join('');
}

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
  const report = readArguments(process.argv.slice(2), { now, drawTrxId });
  if (report === null) console.log(USAGE);
  else console.log(describeAnswer(report, await sendReport(await readAccess(), report, now)));
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
