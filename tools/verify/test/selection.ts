import { isNamed } from './projects';

/** A file with tests. */
export interface SpecFile {
  /** Relative to the workspace's root. */
  readonly path: string;
  readonly text: string;
}

/** What can be named. */
export interface Catalogue {
  /** Folders of the projects with tests. */
  readonly projects: readonly string[];
  readonly steps: readonly string[];
  readonly specs: readonly SpecFile[];
}

/** What to run. */
export interface Selection {
  readonly steps: readonly string[];
  readonly projects: readonly string[];
  /** Only these files; null for all of the projects. */
  readonly files: readonly string[] | null;
  /** Only tests with one of these in the name; empty for all. */
  readonly names: readonly string[];
  /** Words that select nothing. */
  readonly unknown: readonly string[];
}

/** The project with the journeys. It runs only when it is named, because it builds the system. */
export const JOURNEYS = 'e2e';

/**
 * Selects what the words name. A word that is no project and no step is part of a file's path. If no path has
 * it, it is part of a test's name. Without words everything is selected.
 */
export function select(words: readonly string[], catalogue: Catalogue): Selection {
  const { steps, projects, specs } = catalogue;
  if (words.length === 0) return { steps, projects, files: null, names: [], unknown: [] };

  const isStepOrProject = (word: string): boolean =>
    [...steps, ...projects].some((one) => isNamed(one, [word]));
  const patterns = words.filter((word) => !isStepOrProject(word));
  const named = projects.filter((project) => isNamed(project, words));
  const scope = named.length > 0 ? named : projects.filter((project) => project !== JOURNEYS);
  const near = specs.filter(({ path }) => scope.some((project) => path.startsWith(`${project}/`)));

  const paths = patterns.filter((word) => near.some((spec) => has(spec.path, word)));
  const names = patterns.filter(
    (word) => !paths.includes(word) && near.some((spec) => has(spec.text, word)),
  );
  const files = near
    .filter(({ path }) => paths.length === 0 || paths.some((word) => has(path, word)))
    .filter(({ text }) => names.length === 0 || names.some((word) => has(text, word)))
    .map(({ path }) => path);
  const isFiltered = paths.length + names.length > 0;
  return {
    steps: steps.filter((step) => words.includes(step)),
    projects: isFiltered
      ? scope.filter((project) => files.some((file) => file.startsWith(`${project}/`)))
      : named,
    files: isFiltered ? files : null,
    names,
    unknown: patterns.filter((word) => !paths.includes(word) && !names.includes(word)),
  };
}

const has = (text: string, word: string): boolean =>
  text.toLowerCase().includes(word.toLowerCase());
