import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { describeFailure, Problem } from '../../shared/problem';
import { inWorkspace } from '../../shared/workspace';
import { isCaught, isGreen } from './moved-journeys/break-rule';
import { describeMoved } from './moved-journeys/describe-moved';
import { MOVED_JOURNEYS } from './moved-journeys/journeys';
import type { MovedJourney } from './moved-journeys/moved-test';
import { sampleOf } from './moved-journeys/sample-of';

const TABLE = 'docs/moved-journeys.md';
const HELP = `Usage: npm run verify -- moved-journeys [part of a journey's path] [--sample 60 [--seed 1]] [--write]

Breaks each rule that moved from a journey to a spec beside its screen, in the working tree, and runs the
spec's test: it must fail, and passed before. Puts every file back. --sample breaks only that many, which --seed
chooses. --write writes ${TABLE} and breaks nothing.`;

async function prove(journeys: readonly MovedJourney[]): Promise<void> {
  let missed = 0;
  for (const { journey, spec, tests } of journeys) {
    if (!(await isGreen(spec))) throw new Problem(`${spec} fails without a fault.`);
    for (const { sentence, test, fault } of tests) {
      const caught = await isCaught(fault, spec, test);
      if (!caught) missed += 1;
      process.stdout.write(`${caught ? '✔' : '✘'} ${journey}: ${sentence}\n`);
    }
  }
  if (missed > 0) throw new Problem(`${missed} faults were not caught.`);
}

function readNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Problem(`'${text}' is no number.\n\n${HELP}`);
  return Number(text);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ write: { type: 'boolean' }, help: { type: 'boolean' } },
      ...{ sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
    },
  });
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else if (values.write === true) {
    const file = inWorkspace(TABLE);
    const options = { ...(await resolveConfig(file)), filepath: file };
    await writeFile(file, await format(describeMoved(MOVED_JOURNEYS), options));
  } else {
    const [part = ''] = positionals;
    const named = MOVED_JOURNEYS.filter(({ journey }) => journey.includes(part));
    const size = values.sample === undefined ? Infinity : readNumber(values.sample);
    await prove(sampleOf(named, size, readNumber(values.seed)));
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
