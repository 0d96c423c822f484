import { type Scalar, isMap, isPair, isScalar, parseDocument, visit } from 'yaml';

/** A full commit hash. The release is a comment for people. */
const PINNED_ACTION = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const RELEASE = /^ v\d+\.\d+\.\d+$/;

/** Permissions that a workflow may have without a reason. Others have theirs as a comment beside them. */
const READ_ONLY = ['read', 'none'];

/** The problems of a GitHub Actions workflow, one sentence each. */
export function workflowProblems(text: string): string[] {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) return [`it cannot be read: ${error.message}`];
  const problems: string[] = [];
  visit(document, {
    Pair(_key, { key, value }) {
      const name = isScalar(key) ? String(key.value) : '';
      if (name === 'uses' && isScalar(value)) problems.push(...actionProblems(value));
      if (name === 'image' && isScalar(value) && !/@sha256:[0-9a-f]{64}$/.test(String(value.value)))
        problems.push(`image ${value.value} is not named by its digest`);
      if (name === 'permissions') problems.push(...permissionProblems(value));
    },
  });
  if (!document.has('permissions')) problems.push('it does not say what it may do (permissions)');
  if (/\bsecrets\b/.test(text)) problems.push('it uses a secret');
  if (/\bpull_request_target\b/.test(text))
    problems.push('it runs code of strangers with its own rights');
  return problems;
}

function actionProblems({ value, comment }: Scalar): string[] {
  const action = String(value);
  // An action of this repository has the commit of the checkout.
  if (action.startsWith('./')) return [];
  if (!PINNED_ACTION.test(action)) return [`${action} is not named by a whole commit`];
  return RELEASE.test(comment ?? '') ? [] : [`${action} does not say which release it is`];
}

function permissionProblems(value: unknown): string[] {
  if (isScalar(value))
    return ['read-all', '{}'].includes(String(value.value)) ? [] : [`it may ${value.value}`];
  if (!isMap(value)) return [];
  return value.items.flatMap((item) => {
    if (!isPair(item) || !isScalar(item.key) || !isScalar(item.value)) return [];
    const granted = String(item.value.value);
    if (READ_ONLY.includes(granted) || item.value.comment) return [];
    return [`it may ${granted} ${item.key.value} and does not say why`];
  });
}
