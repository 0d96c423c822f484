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

let count = 0;
for (const [title, lint] of linters) {
  const started = performance.now();
  const findings = inOrder(await lint(root));
  count += findings.length;
  for (const finding of findings) console.log(describeFinding(finding));
  const mark = findings.length === 0 ? colors.green('✔') : colors.red('✘');
  console.log(
    `${mark} ${title}: ${findings.length} findings (${seconds(performance.now() - started)})`,
  );
}
process.exitCode = count === 0 ? 0 : 1;
