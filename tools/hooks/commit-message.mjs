import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

const TYPES = 'build chore ci docs feat fix perf refactor revert style test'.split(' ');
const LONGEST_SUBJECT = 100;
const SHAPE = /^(?<type>[a-z]+)(?:\((?<scope>[^()]*)\))?!?: (?<text>\S.*)$/;

/** Folder names of the workspace's projects: what a scope may be. */
export function projectScopes(root) {
  const { workspaces } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [basename(pattern)];
    const parent = new URL(pattern.slice(0, -1), root);
    return readdirSync(parent).filter((name) =>
      existsSync(new URL(`${name}/package.json`, parent)),
    );
  });
}

/** What is wrong with a commit message, or null. Merges, reverts and fixups made by git pass. */
export function findProblem(message, scopes) {
  const subject =
    message
      .split('\n')
      .find((line) => !line.startsWith('#'))
      ?.trimEnd() ?? '';
  if (/^(Merge |Revert "|fixup! |squash! |amend! )/.test(subject)) return null;
  const { type, scope, text } = SHAPE.exec(subject)?.groups ?? {};
  if (text === undefined) return `'${subject}' is not a Conventional Commit.`;
  if (!TYPES.includes(type)) return `the type '${type}' is none of ${TYPES.join(', ')}.`;
  if (scope !== undefined && !scopes.includes(scope)) {
    return `the scope '${scope}' is no project; leave it out or take one of ${scopes.join(', ')}.`;
  }
  if (subject.length > LONGEST_SUBJECT) return `the first line is longer than ${LONGEST_SUBJECT}.`;
  return null;
}
