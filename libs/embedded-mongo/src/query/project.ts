import { fail, refuse } from '../errors';
import type { Found } from '../indexes/scan';
import { encode } from '../values/codec';
import { fieldChooser } from '../values/field-chooser';
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

/** The fields that a projection names, and whether those that it does not name stay. */
function fieldsOf(spec: Doc): { readonly root: Branch; readonly keep: boolean } {
  const root: Branch = new Map();
  const entries = Object.entries(spec);
  for (const [path, value] of entries)
    place(root, checkedPath(path), isIncluded(path, value), path);
  const others = entries.filter(([path]) => path !== '_id');
  const id = root.get('_id');
  const including = others.length > 0 ? others.some(([, value]) => Boolean(value)) : id === true;
  if (including && others.some(([, value]) => !value))
    fail('BadValue', 'Cannot do exclusion in inclusion projection');
  if (including && id === undefined) root.set('_id', true);
  return { root, keep: !including };
}

/** Compiles the projection of `$project` or of a changed document: inclusion or exclusion. */
export function compileProjection(spec: Doc): Projector {
  const { root, keep } = fieldsOf(spec);
  return root.size === 0 ? (doc) => doc : (doc) => project(doc, root, keep) as Doc;
}

/** Compiles the projection of a find: the encoded result of a document. Where it can, it copies bytes. */
export function compileResult(spec: Doc): (found: Found) => Buffer {
  const { root, keep } = fieldsOf(spec);
  if (root.size === 0) return ({ bytes }) => bytes;
  const choose = keep ? () => null : fieldChooser(root);
  return (found) => choose(found.bytes) ?? encode(project(found.doc, root, keep) as Doc);
}
