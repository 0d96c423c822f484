import { matches } from './match';
import { isObj, type Obj, same } from './values';

/** The value of `$path` in an expression: through documents, and over the elements of arrays. */
function field(node: unknown, [part, ...rest]: readonly string[]): unknown {
  if (part === undefined) return node;
  if (Array.isArray(node))
    return node
      .map((item: unknown) => (isObj(item) ? field(item, [part, ...rest]) : undefined))
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

const sum = (values: readonly unknown[]): number =>
  values.filter((value) => typeof value === 'number').reduce((a, b) => a + b, 0);

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
        return [name, sum(members.map((doc) => evaluated(accumulator['$sum'], doc)))];
      }),
    ),
  }));
}

/** What a pipeline gives; the order of groups is not MongoDB's to say. */
export function aggregated(docs: readonly Obj[], pipeline: readonly Obj[]): readonly Obj[] {
  return pipeline.reduce<readonly Obj[]>((current, stage) => {
    const [name = ''] = Object.keys(stage);
    const spec = stage[name];
    switch (name) {
      case '$match':
        return current.filter((doc) => matches(doc, spec as Obj));
      case '$limit':
        return current.slice(0, spec as number);
      default:
        return grouped(current, spec as Obj);
    }
  }, docs);
}
