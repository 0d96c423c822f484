import { matches } from './match';
import { sortedBy } from './sort';
import { isObj, type Obj, order, same } from './values';

/** The value of `$path` in an expression: through documents, and over the elements of arrays. */
function field(node: unknown, [part, ...rest]: readonly string[]): unknown {
  if (part === undefined) return node;
  if (Array.isArray(node))
    return node
      .map((item: unknown) =>
        isObj(item) || Array.isArray(item) ? field(item, [part, ...rest]) : undefined,
      )
      .filter((item) => item !== undefined);
  return isObj(node) ? field(node[part], rest) : undefined;
}

/** Field paths, documents of them, and constants. */
function evaluated(expression: unknown, doc: Obj): unknown {
  if (typeof expression === 'string' && expression.startsWith('$'))
    return field(doc, expression.slice(1).split('.'));
  if (!isObj(expression)) return expression;
  const entries = Object.entries(expression).map(([key, part]) => [key, evaluated(part, doc)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const numbers = (values: readonly unknown[]): number[] =>
  values.filter((value) => typeof value === 'number');
const total = (values: readonly unknown[]): number => numbers(values).reduce((a, b) => a + b, 0);
const present = (values: readonly unknown[]): unknown[] =>
  values.filter((value) => value !== undefined && value !== null);

const ACCUMULATE: Record<string, (values: readonly unknown[]) => unknown> = {
  $sum: total,
  $avg: (values) => (numbers(values).length === 0 ? null : total(values) / numbers(values).length),
  $min: (values) => present(values).toSorted(order)[0] ?? null,
  $max: (values) => present(values).toSorted(order).at(-1) ?? null,
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
};

function grouped(docs: readonly Obj[], { _id, ...fields }: Obj): Obj[] {
  const groups: { key: unknown; members: Obj[] }[] = [];
  for (const doc of docs) {
    const key = evaluated(_id, doc) ?? null;
    const group = groups.find((one) => same(one.key, key));
    if (group === undefined) groups.push({ key, members: [doc] });
    else group.members.push(doc);
  }
  return groups.map(({ key, members }) => ({
    _id: key,
    ...Object.fromEntries(
      Object.entries(fields as Record<string, Obj>).map(([name, accumulator]) => {
        const [operator = ''] = Object.keys(accumulator);
        const values = members.map((doc) => evaluated(accumulator[operator], doc));
        return [name, ACCUMULATE[operator]?.(values)];
      }),
    ),
  }));
}

function withValue(node: Obj, [part = '', ...rest]: readonly string[], value: unknown): Obj {
  const next = rest.length === 0 ? value : withValue(node[part] as Obj, rest, value);
  if (next !== undefined) return { ...node, [part]: next };
  const { [part]: _gone, ...others } = node;
  return others;
}

/** `$unwind` with an index, of a path that no array is on the way of. */
function unwound(doc: Obj, { path, preserveNullAndEmptyArrays: kept }: Obj): Obj[] {
  const parts = (path as string).slice(1).split('.');
  const found = parts.reduce<unknown>((node, part) => (isObj(node) ? node[part] : undefined), doc);
  if (Array.isArray(found) && found.length > 0)
    return found.map((item, at) => ({ ...withValue(doc, parts, item), at }));
  const isEmpty = Array.isArray(found);
  if (found === undefined || found === null || isEmpty)
    return kept ? [{ ...(isEmpty ? withValue(doc, parts, undefined) : doc), at: null }] : [];
  return [{ ...doc, at: null }];
}

/** What a pipeline gives; the order of groups is not MongoDB's to say. */
export function aggregated(docs: readonly Obj[], pipeline: readonly Obj[]): readonly Obj[] {
  return pipeline.reduce<readonly Obj[]>((current, stage) => {
    const [name = ''] = Object.keys(stage);
    const spec = stage[name];
    switch (name) {
      case '$match':
        return current.filter((doc) => matches(doc, spec as Obj));
      case '$sort':
        return sortedBy(current, spec as Record<string, 1 | -1>);
      case '$skip':
        return current.slice(spec as number);
      case '$limit':
        return current.slice(0, spec as number);
      case '$unwind':
        return current.flatMap((doc) => unwound(doc, spec as Obj));
      default:
        return grouped(current, spec as Obj);
    }
  }, docs);
}

/** The distinct values at a path; arrays at its end count by their elements. */
export function distinctOf(docs: readonly Obj[], path: string): unknown[] {
  const leaves = (node: unknown, [part, ...rest]: readonly string[]): unknown[] => {
    if (part === undefined) return Array.isArray(node) ? (node as unknown[]) : [node];
    if (Array.isArray(node))
      return node.flatMap((item: unknown) => (isObj(item) ? leaves(item, [part, ...rest]) : []));
    return isObj(node) && part in node ? leaves(node[part], rest) : [];
  };
  const values = docs.flatMap((doc) => leaves(doc, path.split('.')));
  return values.filter((value, at) => values.findIndex((other) => same(other, value)) === at);
}
