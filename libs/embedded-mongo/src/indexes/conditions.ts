import { BSONRegExp } from 'bson';
import { regexOf } from '../query/regex';
import { type Doc, isDoc } from '../values/types';

/** One condition on a path that every matching document fulfils. */
export interface Condition {
  readonly operator: string;
  readonly operand: unknown;
}

export type Conditions = ReadonlyMap<string, readonly Condition[]>;

function add(into: Map<string, Condition[]>, path: string, condition: Condition): void {
  const list = into.get(path) ?? [];
  list.push(condition);
  into.set(path, list);
}

function collectField(into: Map<string, Condition[]>, path: string, value: unknown): void {
  if (isDoc(value) && Object.keys(value)[0]?.startsWith('$') === true) {
    for (const [operator, operand] of Object.entries(value)) {
      if (operator === '$options') continue;
      if (operator === '$regex')
        add(into, path, { operator, operand: regexOf(operand, value['$options']) });
      else add(into, path, { operator, operand });
    }
  } else if (value instanceof BSONRegExp) {
    add(into, path, { operator: '$regex', operand: value });
  } else {
    add(into, path, { operator: '$eq', operand: value });
  }
}

function collect(into: Map<string, Condition[]>, filter: Doc): void {
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(value)) {
      for (const part of value) if (isDoc(part)) collect(into, part);
    } else if (!key.startsWith('$')) {
      collectField(into, key, value);
    }
  }
}

/** The conditions a filter sets on single paths, also through `$and`; the rest is left out. */
export function conditionsOf(filter: Doc): Conditions {
  const into = new Map<string, Condition[]>();
  collect(into, filter);
  return into;
}
