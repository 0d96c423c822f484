import { isObj, type Obj, order, same, typeOf } from './values';

/** What a dotted path reaches, also in every document of an array on the way. */
function leaves(node: unknown, [part, ...rest]: readonly string[]): unknown[] {
  if (part === undefined) return [node];
  if (Array.isArray(node))
    return node.flatMap((item: unknown) => (isObj(item) ? leaves(item, [part, ...rest]) : []));
  return isObj(node) && part in node ? leaves(node[part], rest) : [undefined];
}

const isOperators = (value: unknown): value is Obj =>
  isObj(value) && Object.keys(value).some((key) => key.startsWith('$'));

/** Comparison with one value; ranges hold within one type only, and NaN is beside all numbers. */
function compares(operator: string, operand: unknown, value: unknown): boolean {
  if (operator === '$eq') return same(value, operand);
  if (operator === '$type') return typeof value === operand;
  if (operator === '$regex')
    return typeof value === 'string' && value.startsWith((operand as string).slice(1));
  if (operator === '$in') return (operand as unknown[]).some((item) => same(value, item));
  if (typeOf(value) !== typeOf(operand)) return false;
  if (Number.isNaN(value) || Number.isNaN(operand))
    return operator.endsWith('e') && same(value, operand);
  const result = order(value, operand);
  if (operator === '$gt') return result > 0;
  if (operator === '$gte') return result >= 0;
  return result <= 0;
}

const NEGATED: Record<string, string> = { $ne: '$eq', $nin: '$in' };

function operatorHolds(operator: string, operand: unknown, found: readonly unknown[]): boolean {
  const positive = NEGATED[operator];
  if (positive !== undefined) return !operatorHolds(positive, operand, found);
  return found
    .flatMap((value) => [value, ...(Array.isArray(value) ? (value as unknown[]) : [])])
    .some((item) => compares(operator, operand, item));
}

/** Whether MongoDB's query language finds this document. */
export function matches(doc: Obj, filter: Obj): boolean {
  return Object.entries(filter).every(([key, condition]) => {
    if (key === '$or') return (condition as Obj[]).some((part) => matches(doc, part));
    const found = leaves(doc, key.split('.'));
    const operators = isOperators(condition) ? condition : { $eq: condition };
    return Object.entries(operators).every(([name, operand]) =>
      operatorHolds(name, operand, found),
    );
  });
}
