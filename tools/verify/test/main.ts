import colors from 'picocolors';
import { ensureNginx } from '../../operate/edge/find-nginx';
import { runTarget } from '../../shared/run-target';
import { describeFailure } from '../../shared/problem';
import { seconds } from '../../shared/steps';
import { runBrowserTests } from './browser-step';
import { runJest } from './jest-step';
import { isNamed, jestProjects, projectFolders } from './projects';
import { runScript } from './run-command';
import { ONE_FAILED, ONE_PASSED, type StepResult, addUp, isGreen, summaryLine } from './tally';

const names = process.argv.slice(2);
const known = [...projectFolders(), 'format', 'lint', 'types', 'build'];
const unknown = names.filter((name) => !known.some((one) => isNamed(one, [name])));
const everything = names.length === 0;
const asked = (step: string): boolean => everything || isNamed(step, names);

const check = async (run: () => Promise<number>): Promise<StepResult> =>
  (await run()) === 0 ? ONE_PASSED : ONE_FAILED;
const target = async (name: string): Promise<StepResult> => {
  await runTarget(name, { onLine: (line) => void process.stdout.write(`${line}\n`) });
  return ONE_PASSED;
};
const jest = async (): Promise<StepResult> => {
  if (projects.includes('tools')) ensureNginx();
  return runJest(projects);
};
const projects = jestProjects().filter((folder) => asked(folder));

const plan: readonly (readonly [title: string, wanted: boolean, run: () => Promise<StepResult>])[] =
  [
    [
      'Formatting',
      asked('format'),
      () => check(() => runScript('node_modules/prettier/bin/prettier.cjs', ['--check', '.'])),
    ],
    [
      'Lint',
      asked('lint'),
      () => check(() => runScript('node_modules/tsx/dist/cli.mjs', ['tools/verify/lint/run.ts'])),
    ],
    ['Types', asked('types'), () => target('typecheck')],
    ['Unit and HTTP tests', projects.length > 0, jest],
    ['Builds', asked('build') || asked('e2e'), () => target('build')],
    ['Browser tests', asked('e2e'), () => runBrowserTests()],
  ];

const results: StepResult[] = [];
for (const name of unknown) {
  process.stderr.write(`There is no project or step '${name}'. There are: ${known.join(', ')}\n`);
  results.push(ONE_FAILED);
}
for (const [title, wanted, run] of plan) {
  if (!wanted) continue;
  process.stdout.write(`\n${colors.bold(`── ${title}`)}\n`);
  const started = performance.now();
  const result = await run().catch((error: unknown) => {
    process.stderr.write(`${describeFailure(error)}\n`);
    return ONE_FAILED;
  });
  results.push(result);
  const mark = result.failed === 0 ? colors.green('✔') : colors.red('✘');
  process.stdout.write(
    `${mark} ${title}: ${result.passed} good, ${result.failed} bad (${seconds(performance.now() - started)})\n`,
  );
}

const total = addUp(results);
process.stdout.write(`\n${summaryLine(total)}\n`);
process.exitCode = isGreen(total) ? 0 : 1;
