import type { Changes } from './changes';

/** Files that dependency analysis understands. Any other file in a project may matter to all its specs. */
const SOURCE = /\.(ts|tsx)$/;

/** The changed files whose importers can be found. */
export const sourcesIn = (files: readonly string[]): readonly string[] =>
  files.filter((file) => SOURCE.test(file));

/**
 * The specs of changed files: those that import one, and all of a project with another kind of change.
 * @param related the specs that import one of the changed sources, of all projects.
 */
export function specsOf(
  { files, projects }: Changes,
  specs: readonly string[],
  related: readonly string[],
): readonly string[] {
  const others = files.filter((file) => !SOURCE.test(file) && !file.endsWith('.md'));
  const whole = projects.filter((folder) => others.some((file) => file.startsWith(`${folder}/`)));
  return specs.filter(
    (spec) => related.includes(spec) || whole.some((folder) => spec.startsWith(`${folder}/`)),
  );
}
