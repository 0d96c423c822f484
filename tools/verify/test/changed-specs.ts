import type { Changes } from './changes';

/** Files that dependency analysis understands. Any other file in a project may matter to all its specs. */
const SOURCE = /\.(ts|tsx)$/;

/** The changed files whose importers can be found. */
export const sourcesIn = (files: readonly string[]): readonly string[] =>
  files.filter((file) => SOURCE.test(file));

/**
 * The specs of changed files: those that import one, all of a project with another kind of change, and all of the
 * concerned projects after a change of what every project depends on.
 * @param related the specs that import one of the changed sources, of all projects.
 * @param shared files, and folders with a slash at the end, on which every project depends.
 */
export function specsOf(
  { files, deleted, projects }: Changes,
  specs: readonly string[],
  related: readonly string[],
  shared: readonly string[],
): readonly string[] {
  const changed = [...files, ...deleted];
  const isForAll = changed.some((file) => shared.some((path) => file.startsWith(path)));
  const others = changed.filter((file) => !SOURCE.test(file) && !file.endsWith('.md'));
  const whole = projects.filter(
    (folder) => isForAll || others.some((file) => file.startsWith(`${folder}/`)),
  );
  return specs.filter(
    (spec) => related.includes(spec) || whole.some((folder) => spec.startsWith(`${folder}/`)),
  );
}
