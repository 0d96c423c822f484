import { git } from './git';
import { Problem } from '../../../shared/problem';

/** Without a tagged release: number of commits before HEAD. */
const COMMITS_BACK = 20;

/**
 * The commit that counts as version n-1:
 * 1. the given one: `--previous`, or PREVIOUS_RELEASE in the environment of CI;
 * 2. otherwise the newest tag `release-*` before HEAD;
 * 3. otherwise, without a tag, the commit 20 before HEAD (the first commit of a shorter history).
 * @throws Problem when the name is no commit, or HEAD has no commit before it.
 */
export async function previousRelease(named: string | undefined): Promise<string> {
  if (named) return commitOf(named);
  const tag = await git('describe', '--tags', '--abbrev=0', '--match=release-*', 'HEAD~1').catch(
    () => '',
  );
  if (tag !== '') return commitOf(tag);
  const before = await git('rev-list', '--first-parent', `--max-count=${COMMITS_BACK}`, 'HEAD~1');
  const oldest = before.split('\n').at(-1);
  if (!oldest) throw new Problem('This checkout has no history before HEAD: name a commit.');
  return oldest;
}

function commitOf(name: string): Promise<string> {
  return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => {
    throw new Problem(`'${name}' is no commit of this checkout; a shallow clone has no history.`);
  });
}
