import { Problem } from '../../shared/problem';
import { workspaceRoot } from '../../shared/workspace';
import { USAGE, readArguments } from './arguments';
import { sourcesIn, specsOf } from './changed-specs';
import {
  type ChangedFiles,
  readAffectedProjects,
  readChangedFiles,
  readSharedPaths,
} from './changes';
import { watchJest } from './jest-step';
import { namingFiles } from './naming-files';
import { STEPS, planChanged, planSelected } from './plan';
import { jestProjects } from './projects';
import { relatedSpecs } from './related-specs';
import { runParts } from './run-parts';
import { JOURNEYS, select } from './selection';
import { readSpecFiles } from './spec-files';
import { ONE_FAILED } from './tally';

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run(argv: readonly string[]): Promise<void> {
  const { changed, watch, help, words } = readArguments(argv);
  if (help) return void process.stdout.write(USAGE);
  if (changed) return runChanged();
  const projects = [...jestProjects(), JOURNEYS];
  const selection = select(words, { projects, steps: STEPS, specs: readSpecFiles() });
  for (const word of selection.unknown) {
    process.stderr.write(
      `No project, step, spec file or test has '${word}'. ` +
        `Projects: ${projects.join(', ')}. Steps: ${STEPS.join(', ')}.\n`,
    );
  }
  if (!watch)
    return runParts(
      planSelected(selection),
      selection.unknown.map(() => ONE_FAILED),
    );
  const watched = selection.projects.filter((project) => project !== JOURNEYS);
  process.exitCode =
    watched.length === 0 ? 1 : await watchJest({ ...selection, projects: watched });
}

async function runChanged(): Promise<void> {
  const found = await readChangedFiles();
  const count = found.files.length + found.deleted.length;
  if (count === 0) throw new Problem('Nothing differs from main. npm test runs everything.');
  const [projects, related] = await Promise.all([readAffectedProjects(), readRelated(found)]);
  const changes = { ...found, projects };
  const tested = jestProjects();
  const all = readSpecFiles()
    .map(({ path }) => path)
    .filter((path) => !path.startsWith(`${JOURNEYS}/`));
  const specs = specsOf(changes, all, related, readSharedPaths());
  const what = count === 1 ? '1 file differs' : `${count} files differ`;
  process.stdout.write(
    `${what} from main. This concerns ${projects.join(', ') || 'no project'} ` +
      `and ${specs.length} of ${all.length} spec files. Lint, builds and journeys: npm test.\n`,
  );
  await runParts(planChanged(changes, specs, tested), []);
}

/** The specs that import a changed file, or code that names one. */
async function readRelated({ files, deleted }: ChangedFiles): Promise<readonly string[]> {
  const naming = await namingFiles(workspaceRoot(), [...files, ...deleted]);
  return relatedSpecs(sourcesIn([...files, ...naming]));
}
