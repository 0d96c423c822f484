import { ensureNginx } from '../../operate/edge/find-nginx';
import { ensureCompiler } from '../slow-disk/slow-flush';
import { COLLECT_LATE } from '../../shared/go-programs';
import { runTarget } from '../../shared/run-target';
import { runBrowserTests } from './browser-step';
import type { Changes } from './changes';
import { checkFormatting } from './formatting';
import { type JestRun } from './jest-run';
import { runJest } from './jest-step';
import { configurationFolders } from './projects';
import { type Printed, readScript } from './run-command';
import { JOURNEYS, type Selection } from './selection';
import { ONE_FAILED, ONE_PASSED, type StepResult } from './tally';

/** A part of a run of `npm test`. */
export interface Part {
  readonly title: string;
  /** Checks run beside all others. Their result has what they printed. */
  readonly isCheck: boolean;
  readonly run: () => Promise<StepResult & { readonly output?: string }>;
}

/** Steps that can be named, besides projects. */
export const STEPS: readonly string[] = ['format', 'lint', 'types', 'build'];

const part = (isWanted: boolean, title: string, run: Part['run'], isCheck = false): Part[] =>
  isWanted ? [{ title, run, isCheck }] : [];

const check = (isWanted: boolean, title: string, run: Part['run']): Part[] =>
  part(isWanted, title, run, true);

/** The parts of a selection, in their order. */
export function planSelected({ steps, projects, files, names }: Selection): Part[] {
  const has = (step: string): boolean => steps.includes(step);
  const journeys = projects.includes(JOURNEYS);
  const run = { files, names, projects: projects.filter((project) => project !== JOURNEYS) };
  return [
    ...check(has('format'), 'Formatting', () => judged(checkFormatting(['.']))),
    ...check(has('lint'), 'Lint', () =>
      script('node_modules/tsx/dist/cli.mjs', ['tools/verify/lint/run.ts']),
    ),
    ...check(has('types'), 'Types', () => types(['.'])),
    ...part(run.projects.length > 0, 'Unit, screen and HTTP tests', () => jest(run)),
    ...part(has('build') || journeys, 'Builds', build),
    ...part(journeys, 'Browser tests', () =>
      runBrowserTests({
        names,
        files: files?.filter((file) => file.startsWith(`${JOURNEYS}/`)) ?? null,
      }),
    ),
  ];
}

/** The parts that changes need, without builds and journeys. @param specs that the changes concern. */
export function planChanged(
  { files, projects }: Changes,
  specs: readonly string[],
  tested: readonly string[],
): Part[] {
  const code = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
  const run = {
    ...{ files: specs, names: [] },
    projects: tested.filter((folder) => specs.some((spec) => spec.startsWith(`${folder}/`))),
  };
  return [
    ...check(files.length > 0, 'Formatting', () => judged(checkFormatting(files))),
    ...check(code.length > 0, 'Code rules', () =>
      script('node_modules/oxlint/bin/oxlint', ['-c', '.oxlintrc.json', ...code]),
    ),
    ...check(projects.length > 0, 'Types', () => types(projects)),
    ...part(run.projects.length > 0, 'Unit, screen and HTTP tests', () => jest(run)),
  ];
}

async function judged(printed: Promise<Printed>) {
  const { exitCode, output } = await printed;
  return { ...(exitCode === 0 ? ONE_PASSED : ONE_FAILED), output };
}

const script = (file: string, args: readonly string[]) => judged(readScript(file, args));

/** Two projects at a time, each by one thread: threads of one project repeat much of each other's work. */
const types = (projects: readonly string[]) =>
  judged(
    readScript(
      'node_modules/@typescript/native/bin/tsc',
      ['--build', '--builders', '2', '--checkers', '1', ...configurationFolders(projects)],
      COLLECT_LATE,
    ),
  );

async function build(): Promise<StepResult> {
  await runTarget('build', { onLine: (line) => void process.stdout.write(`${line}\n`) });
  return ONE_PASSED;
}

async function jest(run: JestRun): Promise<StepResult> {
  if (run.projects.includes('tools')) {
    ensureNginx();
    ensureCompiler();
  }
  return runJest(run);
}
