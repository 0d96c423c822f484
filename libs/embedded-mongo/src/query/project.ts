import { fail, refuse } from '../errors';
import { checkedPath } from '../values/paths';
import { type Doc, isDoc } from '../values/types';

type Projector = (doc: Doc) => Doc;

/** A projection per field: include, exclude, or continue in a subdocument. */
type Node = boolean | Branch;
type Branch = Map<string, Node>;

function isIncluded(field: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  return refuse(`anything but 1 and 0 in the projection of '${field}'`);
}

function place(branch: Branch, path: readonly string[], node: boolean, whole: string): void {
  const [part = '', ...rest] = path;
  const present = branch.get(part);
  if (rest.length === 0) {
    if (present !== undefined) fail('BadValue', `Path collision at ${whole}`);
    branch.set(part, node);
    return;
  }
  if (typeof present === 'boolean') fail('BadValue', `Path collision at ${whole}`);
  const next: Branch = present ?? new Map<string, Node>();
  branch.set(part, next);
  place(next, rest, node, whole);
}

/** Applies a projection to a value. `keep`: fields that it does not name stay. */
function project(value: unknown, branch: Branch, keep: boolean): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => project(item, branch, keep));
    return keep ? items : items.filter((item) => item !== undefined);
  }
  if (!isDoc(value)) return keep ? value : undefined;
  const result: Doc = {};
  for (const key in value) {
    const node = branch.get(key) ?? keep;
    const part = typeof node === 'boolean' ? node && value[key] : project(value[key], node, keep);
    if (node !== false && part !== undefined) result[key] = part;
  }
  return result;
}

/** Compiles the projection of find or `$project`: inclusion or exclusion. */
export function compileProjection(spec: Doc): Projector {
  const entries = Object.entries(spec);
  if (entries.length === 0) return (doc) => doc;
  const root: Branch = new Map();
  for (const [path, value] of entries)
    place(root, checkedPath(path), isIncluded(path, value), path);
  const others = entries.filter(([path]) => path !== '_id');
  const id = root.get('_id');
  const including = others.length > 0 ? others.some(([, value]) => Boolean(value)) : id === true;
  if (including && others.some(([, value]) => !value))
    fail('BadValue', 'Cannot do exclusion in inclusion projection');
  if (including && id === undefined) root.set('_id', true);
  return (doc) => project(doc, root, !including) as Doc;
}

/** The top-level fields of a plain inclusion; undefined: the projection may need any field. */
export function includedFields(spec: Doc): ReadonlySet<string> | undefined {
  const { _id = 1, ...others } = spec;
  const names = Object.keys(others);
  const isPlain = Object.values(others).every((value) => value === 1 || value === true);
  if (!isPlain || names.length === 0) return undefined;
  return new Set(['_id', ...names.map((name) => name.split('.', 1)[0] ?? '')]);
}
