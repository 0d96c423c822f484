import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

const TYPES = 'build chore ci docs feat fix perf refactor revert style test'.split(' ');
const LONGEST_SUBJECT = 100;
/** Above this number of changed lines a commit needs a body, because the subject is not enough. */
const MOST_LINES_WITHOUT_BODY = 200;
/** Generated files, whose size means nothing. */
const GENERATED = /(^|\/)(package-lock\.json|openapi\.json|contract-schemas\.json)$/;
const SHAPE = /^(?<type>[a-z]+)(?:\((?<scope>[^()]*)\))?!?: (?<text>\S.*)$/;

/** Allowed commit scopes: the folder names of the projects. */
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

/** Number of added and removed lines in the staged change, without generated files. */
export function countStagedLines() {
  const listed = execFileSync('git', ['diff', '--cached', '--numstat'], { encoding: 'utf8' });
  return listed
    .split('\n')
    .map((row) => row.split('\t'))
    .filter(([, , file]) => file !== undefined && !GENERATED.test(file))
    .reduce((sum, [added, removed]) => sum + (Number(added) || 0) + (Number(removed) || 0), 0);
}

/** The problem of a commit message, or null. Merges, reverts and fixups by git are allowed. */
export function findProblem(message, scopes, changedLines) {
  const [subject = '', ...body] = message
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.trimEnd());
  if (/^(Merge |Revert "|fixup! |squash! |amend! )/.test(subject)) return null;
  const { type, scope, text } = SHAPE.exec(subject)?.groups ?? {};
  if (text === undefined) return `'${subject}' is not a Conventional Commit.`;
  if (!TYPES.includes(type)) return `the type '${type}' is none of ${TYPES.join(', ')}.`;
  if (scope !== undefined && !scopes.includes(scope)) {
    return `the scope '${scope}' is no project; leave it out or take one of ${scopes.join(', ')}.`;
  }
  if (subject.length > LONGEST_SUBJECT) return `the first line is longer than ${LONGEST_SUBJECT}.`;
  if (/not yet proven/i.test(subject)) return 'what is not proven yet stays on a branch.';
  if (changedLines > MOST_LINES_WITHOUT_BODY && body.every((line) => line === '')) {
    return `${changedLines} lines change: say why in a body below the first line.`;
  }
  return null;
}
