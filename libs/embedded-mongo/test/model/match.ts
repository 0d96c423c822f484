import { isObj, type Obj, order, same, typeOf } from './values';

interface Leaf {
  readonly value: unknown;
  /** Named by its position (`a.0`), so its own elements are not looked at. */
  readonly positional?: boolean;
}

/** What a dotted path reaches: every document of an array on the way, and a named position. */
function leaves(node: unknown, [part, ...rest]: readonly string[]): Leaf[] {
  if (part === undefined) return [{ value: node }];
  if (isObj(node)) return part in node ? leaves(node[part], rest) : [{ value: undefined }];
  if (!Array.isArray(node)) return [{ value: undefined }];
  return node.flatMap((item: unknown, at) => {
    const found = isObj(item) ? leaves(item, [part, ...rest]) : [];
    if (String(at) !== part) return found;
    if (rest.length === 0) return [...found, { value: item, positional: true }];
    return isObj(item) || Array.isArray(item) ? [...found, ...leaves(item, rest)] : found;
  });
}

const isOperators = (value: unknown): value is Obj =>
  isObj(value) && Object.keys(value).some((key) => key.startsWith('$'));

/** Comparison with one value; ranges hold within one type only, and NaN is beside all numbers. */
function compares(operator: string, operand: unknown, value: unknown): boolean {
  if (operator === '$eq') return same(value, operand);
  if (operator === '$in') return (operand as unknown[]).some((item) => same(value, item));
  if (typeOf(value) !== typeOf(operand)) return false;
  if (Number.isNaN(value) || Number.isNaN(operand))
    return operator.endsWith('e') && same(value, operand);
  const result = order(value, operand);
  if (operator === '$gt') return result > 0;
  if (operator === '$gte') return result >= 0;
  return operator === '$lt' ? result < 0 : result <= 0;
}

const NEGATED: Record<string, string> = { $ne: '$eq', $nin: '$in' };

function elementFits(condition: Obj, item: unknown): boolean {
  const first = Object.keys(condition)[0] ?? '';
  if (first.startsWith('$') && !['$and', '$or', '$nor'].includes(first))
    return holds(condition, [{ value: item, positional: true }]);
  // An array inside an array counts as a document with its positions as field names.
  if (Array.isArray(item)) return matches({ ...(item as unknown[]) } as unknown as Obj, condition);
  return isObj(item) && matches(item, condition);
}

function operatorHolds(operator: string, operand: unknown, found: readonly Leaf[]): boolean {
  const positive = NEGATED[operator];
  if (positive !== undefined) return !operatorHolds(positive, operand, found);
  const arrays = found.map(({ value }) => value).filter((value) => Array.isArray(value));
  switch (operator) {
    case '$not':
      return !holds(operand as Obj, found);
    case '$exists':
      return found.some(({ value }) => value !== undefined) === operand;
    case '$size':
      return arrays.some(({ length }) => length === operand);
    case '$elemMatch':
      return arrays.some((array) => array.some((item) => elementFits(operand as Obj, item)));
    default:
      return found.some(({ value, positional }) =>
        [value, ...(Array.isArray(value) && positional !== true ? (value as unknown[]) : [])].some(
          (item) => compares(operator, operand, item),
        ),
      );
  }
}

const holds = (operators: Obj, found: readonly Leaf[]): boolean =>
  Object.entries(operators).every(([name, operand]) => operatorHolds(name, operand, found));

/** Whether MongoDB's query language finds this document. */
export function matches(doc: Obj, filter: Obj): boolean {
  return Object.entries(filter).every(([key, condition]) => {
    const parts = (): boolean[] => (condition as Obj[]).map((part) => matches(doc, part));
    if (key === '$and') return parts().every(Boolean);
    if (key === '$or') return parts().some(Boolean);
    if (key === '$nor') return !parts().some(Boolean);
    const found = leaves(doc, key.split('.'));
    return isOperators(condition) ? holds(condition, found) : holds({ $eq: condition }, found);
  });
}
