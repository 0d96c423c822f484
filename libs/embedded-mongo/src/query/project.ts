import { compileExpression, type Expression, type Scope } from '../aggregate/expression';
import { fail, notSupported } from '../errors';
import { splitPath } from '../values/paths';
import { type Doc, hasField, isDoc } from '../values/types';

type Projector = (doc: Doc) => Doc;

/** A projection per field: include, exclude, compute, or continue in a subdocument. */
type Node = true | false | Expression | { readonly fields: Map<string, Node> };
interface Branch {
  readonly fields: Map<string, Node>;
}

const isBranch = (node: Node | undefined): node is Branch => typeof node === 'object';
const FIND_ONLY = new Set(['$slice', '$elemMatch', '$meta']);

function nodeOf(value: unknown): Node | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (isDoc(value)) {
    const first = Object.keys(value)[0];
    if (first === undefined) fail('FailedToParse', 'An empty sub-projection is not a valid value');
    if (FIND_ONLY.has(first) && !Array.isArray(value[first]))
      throw notSupported(`the projection operator ${first}`);
    return first.startsWith('$') ? compileExpression(value) : undefined;
  }
  return compileExpression(value);
}

function place(branch: Branch, path: readonly string[], node: Node, whole: string): void {
  const [part = '', ...rest] = path;
  if (part === '' || part.startsWith('$')) throw notSupported(`the projection path '${whole}'`);
  const present = branch.fields.get(part);
  if (rest.length === 0) {
    if (present !== undefined) fail('BadValue', `Path collision at ${whole}`);
    branch.fields.set(part, node);
    return;
  }
  if (present !== undefined && !isBranch(present)) fail('BadValue', `Path collision at ${whole}`);
  const next: Branch = present ?? { fields: new Map() };
  if (present === undefined) branch.fields.set(part, next);
  place(next, rest, node, whole);
}

/** Adds every field of a projection to the tree. `nodeOf` returns undefined for a subdocument. */
function build(
  spec: Doc,
  nodeOf: (value: unknown) => Node | undefined,
  branch: Branch = { fields: new Map() },
  prefix = '',
): Branch {
  for (const [key, value] of Object.entries(spec)) {
    const path = prefix + key;
    const node = nodeOf(value);
    if (node === undefined) build(value as Doc, nodeOf, branch, `${path}.`);
    else place(branch, splitPath(path), node, path);
  }
  return branch;
}

function leaves(branch: Branch, into: Node[] = []): Node[] {
  for (const node of branch.fields.values()) {
    if (isBranch(node)) leaves(node, into);
    else into.push(node);
  }
  return into;
}

const hasComputed = (branch: Branch): boolean =>
  leaves(branch).some((node) => typeof node === 'function');

function put(target: Doc, key: string, value: unknown): void {
  if (value === undefined) delete target[key];
  else target[key] = value;
}

/** Applies a projection to a value. `keep`: fields that it does not name stay too. */
function project(value: unknown, branch: Branch, scope: Scope, keep: boolean): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => project(item, branch, scope, keep));
    return keep ? items : items.filter((item) => item !== undefined);
  }
  const source = isDoc(value) ? value : undefined;
  if (keep && source === undefined && !hasComputed(branch)) return value;
  const result: Doc = {};
  for (const key in source) {
    const node = branch.fields.get(key);
    if (isBranch(node)) put(result, key, project(source[key], node, scope, keep));
    else if (typeof node === 'boolean' ? node : keep) result[key] = source[key];
  }
  for (const [key, node] of branch.fields) {
    if (typeof node === 'function') put(result, key, node(scope));
    else if (isBranch(node) && !(source && hasField(source, key)) && hasComputed(node))
      put(result, key, project({}, node, scope, keep));
  }
  return !keep && source === undefined && Object.keys(result).length === 0 ? undefined : result;
}

const projector =
  (root: Branch, keep: boolean): Projector =>
  (doc) =>
    (project(doc, root, { root: doc, variables: {} }, keep) ?? {}) as Doc;

/** Compiles the projection of find or `$project`: inclusion with computed fields, or exclusion. */
export function compileProjection(spec: Doc): Projector {
  if (Object.keys(spec).length === 0) return (doc) => doc;
  const root = build(spec, nodeOf);
  const id = root.fields.get('_id');
  const others = leaves({ fields: new Map([...root.fields].filter(([key]) => key !== '_id')) });
  const including =
    others.some((node) => node !== false) ||
    typeof id === 'function' ||
    (others.length === 0 && id !== undefined && id !== false);
  if (including && others.includes(false))
    fail('BadValue', 'Cannot do exclusion in inclusion projection');
  if (including && id === undefined) root.fields.set('_id', true);
  if (including && id === false) root.fields.delete('_id');
  return projector(root, !including);
}

const isNested = (value: unknown): boolean =>
  isDoc(value) && Object.keys(value)[0]?.startsWith('$') === false;

/** The computed fields of `$addFields`/`$set`: a projection that includes all other fields. */
export const compileAddFields = (spec: Doc): Projector =>
  projector(
    build(spec, (value) => (isNested(value) ? undefined : compileExpression(value))),
    true,
  );

/** The top-level fields of a plain inclusion; undefined: the projection may need any field. */
export function includedFields(spec: Doc): ReadonlySet<string> | undefined {
  const { _id = 1, ...others } = spec;
  const names = Object.keys(others);
  const isPlain = Object.values(others).every((value) => value === 1 || value === true);
  if (!isPlain || names.length === 0 || typeof _id === 'object' || typeof _id === 'string')
    return undefined;
  return new Set(['_id', ...names.map((name) => name.split('.', 1)[0] ?? '')]);
}
