import { compileExpression, type Expression, type Scope } from '../aggregate/expression';
import { MongoError, notSupported } from '../errors';
import { splitPath } from '../values/paths';
import { type Doc, hasField, isDoc } from '../values/types';

export type Projector = (doc: Doc) => Doc;

/** A tree of what a projection says per field: keep, drop, compute, or look deeper. */
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
    if (first === undefined)
      throw new MongoError('FailedToParse', 'An empty sub-projection is not a valid value');
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
    if (present !== undefined) throw new MongoError('BadValue', `Path collision at ${whole}`);
    branch.fields.set(part, node);
    return;
  }
  if (present !== undefined && !isBranch(present))
    throw new MongoError('BadValue', `Path collision at ${whole}`);
  const next: Branch = present ?? { fields: new Map() };
  if (present === undefined) branch.fields.set(part, next);
  place(next, rest, node, whole);
}

function build(branch: Branch, spec: Doc, prefix: string): void {
  for (const [key, value] of Object.entries(spec)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    const node = nodeOf(value);
    if (node === undefined) build(branch, value as Doc, path);
    else place(branch, splitPath(path), node, path);
  }
}

function leaves(branch: Branch, into: Node[] = []): Node[] {
  for (const node of branch.fields.values()) {
    if (isBranch(node)) leaves(node, into);
    else into.push(node);
  }
  return into;
}

function include(value: unknown, branch: Branch, scope: Scope): unknown {
  if (Array.isArray(value))
    return value
      .map((item: unknown) => include(item, branch, scope))
      .filter((item) => item !== undefined);
  const source = isDoc(value) ? value : undefined;
  const result: Doc = {};
  for (const key in source) {
    const node = branch.fields.get(key);
    if (node === true) result[key] = source[key];
    else if (isBranch(node)) assign(result, key, include(source[key], node, scope));
  }
  for (const [key, node] of branch.fields) {
    if (typeof node === 'function') assign(result, key, node(scope));
    else if (isBranch(node) && !(source && hasField(source, key)) && hasComputed(node))
      assign(result, key, include({}, node, scope));
  }
  return source === undefined && Object.keys(result).length === 0 ? undefined : result;
}

const hasComputed = (branch: Branch): boolean =>
  leaves(branch).some((node) => typeof node === 'function');

function assign(target: Doc, key: string, value: unknown): void {
  if (value !== undefined) target[key] = value;
}

function exclude(value: unknown, branch: Branch): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => exclude(item, branch));
  if (!isDoc(value)) return value;
  const result: Doc = {};
  for (const key in value) {
    const node = branch.fields.get(key);
    if (node !== false) result[key] = isBranch(node) ? exclude(value[key], node) : value[key];
  }
  return result;
}

/** Compiles the projection of find or `$project`: inclusion with computed fields, or exclusion. */
export function compileProjection(spec: Doc): Projector {
  const root: Branch = { fields: new Map() };
  build(root, spec, '');
  const id = root.fields.get('_id');
  const others = leaves({ fields: new Map([...root.fields].filter(([key]) => key !== '_id')) });
  const including =
    others.some((node) => node !== false) ||
    (others.length === 0 && id !== undefined && id !== false);
  if (including && others.includes(false))
    throw new MongoError('BadValue', 'Cannot do exclusion in inclusion projection');
  if (!including) return (doc) => exclude(doc, root) as Doc;
  if (id === undefined) root.fields.set('_id', true);
  if (id === false) root.fields.delete('_id');
  return (doc) => (include(doc, root, { root: doc, variables: {} }) ?? {}) as Doc;
}

/** The computed fields of `$addFields`/`$set`: like a projection that keeps everything else. */
export function compileAddFields(spec: Doc): Projector {
  const root: Branch = { fields: new Map() };
  const add = (fields: Doc, prefix: string): void => {
    for (const [key, value] of Object.entries(fields)) {
      const path = prefix === '' ? key : `${prefix}.${key}`;
      const nested =
        isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]?.startsWith('$');
      if (nested) add(value, path);
      else place(root, splitPath(path), compileExpression(value), path);
    }
  };
  add(spec, '');
  return (doc) => addTo(doc, root, { root: doc, variables: {} }) as Doc;
}

function addTo(value: unknown, branch: Branch, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => addTo(item, branch, scope));
  const result: Doc = isDoc(value) ? { ...value } : {};
  for (const [key, node] of branch.fields) {
    const computed = isBranch(node)
      ? addTo(result[key], node, scope)
      : typeof node === 'function'
        ? node(scope)
        : undefined;
    if (computed === undefined) delete result[key];
    else result[key] = computed;
  }
  return result;
}
