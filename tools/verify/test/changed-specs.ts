import type { Changes } from './changes';

/** Files that dependency analysis understands. Any other file in a project may matter to all its specs. */
const SOURCE = /\.(ts|tsx)$/;

/**
 * The specs of changed files: those that import one, and all of a project with another kind of change.
 * @param relatedTo finds the specs that import one of these files, over all projects.
 */
export async function specsOf(
  { files, projects }: Changes,
  specs: readonly string[],
  relatedTo: (files: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const others = files.filter((file) => !SOURCE.test(file) && !file.endsWith('.md'));
  const whole = projects.filter((folder) => others.some((file) => file.startsWith(`${folder}/`)));
  const sources = files.filter((file) => SOURCE.test(file));
  const related = sources.length > 0 ? await relatedTo(sources) : [];
  return specs.filter(
    (spec) => related.includes(spec) || whole.some((folder) => spec.startsWith(`${folder}/`)),
  );
}
