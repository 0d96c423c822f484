import { isObj, ModelError, type Obj, order } from './values';

const PARALLEL_ARRAYS = 2;
/** An empty array at the end of a sort path comes before null. */
const EMPTY = Symbol('empty array');

interface Trail {
  readonly rest: readonly string[];
  readonly node: unknown;
}

/** Goes on through documents until a value, an array or nothing. */
function walk({ rest, node }: Trail): Trail {
  const [part, ...others] = rest;
  if (part === undefined || Array.isArray(node)) return { rest, node };
  if (!isObj(node)) return { rest: [], node: undefined };
  return walk({ rest: others, node: node[part] });
}

/** Every combination of sort values of a document: one per element of the one array it has. */
function combinations(
  trails: readonly Trail[],
  done: ReadonlySet<number> = new Set(),
): unknown[][] {
  const here = trails.map((trail, at) => (done.has(at) ? trail : walk(trail)));
  const open = here.flatMap(({ node }, at) => (Array.isArray(node) && !done.has(at) ? [at] : []));
  const array = here[open[0] ?? -1]?.node as unknown[] | undefined;
  if (array === undefined) return [here.map(({ node }) => node)];
  if (open.some((at) => here[at]?.node !== array)) throw new ModelError(PARALLEL_ARRAYS);
  const items: unknown[] = array.length === 0 ? [EMPTY] : array;
  return items.flatMap((item) => {
    const ended = new Set(done);
    const next = here.map((trail, at) => {
      if (!open.includes(at)) return trail;
      if (trail.rest.length === 0) ended.add(at);
      else return { rest: trail.rest, node: isObj(item) ? item : undefined };
      return { rest: [], node: item };
    });
    return combinations(next, ended);
  });
}

const inOrder = (a: unknown, b: unknown): number =>
  Number(b === EMPTY) - Number(a === EMPTY) || (a === EMPTY ? 0 : order(a, b));

/** The documents in the order of a sort; an array counts by its first element in that order. */
export function sortedBy(docs: readonly Obj[], sort: Record<string, 1 | -1>): Obj[] {
  const pattern = Object.entries(sort);
  const compare = (a: readonly unknown[], b: readonly unknown[]): number => {
    for (const [at, [, direction]] of pattern.entries()) {
      const result = direction * inOrder(a[at], b[at]);
      if (result !== 0) return result;
    }
    return 0;
  };
  return docs
    .map((doc) => {
      const trails = pattern.map(([path]) => ({ rest: path.split('.'), node: doc as unknown }));
      return { doc, key: combinations(trails).toSorted(compare)[0] ?? [] };
    })
    .toSorted((a, b) => compare(a.key, b.key))
    .map(({ doc }) => doc);
}
