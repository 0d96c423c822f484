import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { describeFailure, Problem } from '../../shared/problem';
import { inWorkspace } from '../../shared/workspace';
import { isCaught, isGreen } from './moved-journeys/break-rule';
import { describeMoved } from './moved-journeys/describe-moved';
import { MOVED_JOURNEYS } from './moved-journeys/journeys';

const TABLE = 'docs/moved-journeys.md';
const HELP = `Usage: npm run verify -- moved-journeys [part of a journey's path] [--write]

Breaks each rule that moved from a journey to a spec beside its screen, in the working tree, and runs the
spec's test: it must fail, and passed before. Puts every file back. --write writes ${TABLE} and breaks nothing.`;

async function prove(part: string): Promise<void> {
  let missed = 0;
  for (const { journey, spec, tests } of MOVED_JOURNEYS) {
    if (!journey.includes(part)) continue;
    if (!(await isGreen(spec))) throw new Problem(`${spec} fails without a fault.`);
    for (const { sentence, test, fault } of tests) {
      const caught = await isCaught(fault, spec, test);
      if (!caught) missed += 1;
      process.stdout.write(`${caught ? '✔' : '✘'} ${journey}: ${sentence}\n`);
    }
  }
  if (missed > 0) throw new Problem(`${missed} faults were not caught.`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else if (values.write === true) {
    const file = inWorkspace(TABLE);
    const options = { ...(await resolveConfig(file)), filepath: file };
    await writeFile(file, await format(describeMoved(MOVED_JOURNEYS), options));
  } else await prove(positionals[0] ?? '');
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
