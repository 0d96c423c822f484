import colors from 'picocolors';
import { seconds } from '../../shared/steps';
import { workspaceRoot } from '../../shared/workspace';
import { lintApiDescription } from './api-description';
import { lintCommands } from './commands';
import { lintDecisions } from './decisions';
import { type Finding, describeFinding, inOrder } from './findings';
import { lintBoundaries, lintCode } from './oxlint';
import { lintRequirements } from './requirements';
import { lintRetiredWords } from './retired-words';
import { lintUnused } from './unused';
import { lintZones } from './zones';

const root = workspaceRoot();
type Linter = (root: string) => Finding[] | Promise<Finding[]>;
const linters: readonly (readonly [string, Linter])[] = [
  ['code', lintCode],
  ['project tags', lintBoundaries],
  ['import zones', lintZones],
  ['requirements', lintRequirements],
  ['decision records', lintDecisions],
  ['commands', lintCommands],
  ['words', lintRetiredWords],
  ['description of the API', lintApiDescription],
  ['unused code', lintUnused],
];

const timed = async (lint: Linter) => {
  const started = performance.now();
  const findings = inOrder(await lint(root));
  return { findings, took: seconds(performance.now() - started) };
};

async function others() {
  const results = [];
  for (const [, lint] of linters.slice(1)) results.push(await timed(lint));
  return results;
}

// The first takes as long as all others together, so they run beside it.
const [first, rest] = await Promise.all([timed(lintCode), others()]);
let count = 0;
for (const [at, { findings, took }] of [first, ...rest].entries()) {
  count += findings.length;
  for (const finding of findings) console.log(describeFinding(finding));
  const mark = findings.length === 0 ? colors.green('✔') : colors.red('✘');
  console.log(`${mark} ${linters[at]?.[0] ?? ''}: ${findings.length} findings (${took})`);
}
process.exitCode = count === 0 ? 0 : 1;
