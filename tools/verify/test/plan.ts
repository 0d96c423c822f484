import { ensureNginx } from '../../operate/edge/find-nginx';
import { ensureCompiler } from '../slow-disk/slow-flush';
import { runTarget } from '../../shared/run-target';
import { runBrowserTests } from './browser-step';
import type { Changes } from './changes';
import { type JestRun } from './jest-run';
import { runJest } from './jest-step';
import { runScript } from './run-command';
import { JOURNEYS, type Selection } from './selection';
import { ONE_FAILED, ONE_PASSED, type StepResult } from './tally';

/** A part of a run of `npm test`. */
export interface Part {
  readonly title: string;
  readonly run: () => Promise<StepResult>;
}

/** Steps that can be named, besides projects. */
export const STEPS: readonly string[] = ['format', 'lint', 'types', 'build'];

const part = (isWanted: boolean, title: string, run: Part['run']): Part[] =>
  isWanted ? [{ title, run }] : [];

/** The parts of a selection, in their order. */
export function planSelected({ steps, projects, files, names }: Selection): Part[] {
  const has = (step: string): boolean => steps.includes(step);
  const journeys = projects.includes(JOURNEYS);
  const run = { files, names, projects: projects.filter((project) => project !== JOURNEYS) };
  return [
    ...part(has('format'), 'Formatting', () => prettier(['.'])),
    ...part(has('lint'), 'Lint', () =>
      script('node_modules/tsx/dist/cli.mjs', ['tools/verify/lint/run.ts']),
    ),
    ...part(has('types'), 'Types', () => target('typecheck')),
    ...part(run.projects.length > 0, 'Unit, screen and HTTP tests', () => jest(run)),
    ...part(has('build') || journeys, 'Builds', () => target('build')),
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
    ...part(files.length > 0, 'Formatting', () => prettier(['--ignore-unknown', ...files])),
    ...part(code.length > 0, 'Code rules', () =>
      script('node_modules/oxlint/bin/oxlint', ['-c', '.oxlintrc.json', ...code]),
    ),
    ...part(projects.length > 0, 'Types', () => target('typecheck', projects)),
    ...part(run.projects.length > 0, 'Unit, screen and HTTP tests', () => jest(run)),
  ];
}

async function script(file: string, args: readonly string[]): Promise<StepResult> {
  return (await runScript(file, args)) === 0 ? ONE_PASSED : ONE_FAILED;
}

const prettier = (args: readonly string[]): Promise<StepResult> =>
  script('node_modules/prettier/bin/prettier.cjs', ['--check', ...args]);

async function target(name: string, projects?: readonly string[]): Promise<StepResult> {
  await runTarget(name, {
    ...(projects && { projects }),
    onLine: (line) => void process.stdout.write(`${line}\n`),
  });
  return ONE_PASSED;
}

async function jest(run: JestRun): Promise<StepResult> {
  if (run.projects.includes('tools')) {
    ensureNginx();
    ensureCompiler();
  }
  return runJest(run);
}
