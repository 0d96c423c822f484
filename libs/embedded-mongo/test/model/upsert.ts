import { checkUpdate, meet, updated } from './update';
import { copy, isObj, ModelError, type Obj } from './values';

const NOT_SINGLE = 54;
const PATH_NOT_VIABLE = 28;

/** The equalities of a filter: what an upsert takes over. */
function equalities(filter: Obj): [string, unknown][] {
  return Object.entries(filter).flatMap(([key, condition]): [string, unknown][] => {
    const operators =
      isObj(condition) && Object.keys(condition)[0]?.startsWith('$') === true ? condition : null;
    if (operators === null) return [[key, condition]];
    return '$eq' in operators ? [[key, operators['$eq']]] : [];
  });
}

function place(doc: Obj, [part = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    doc[part] = copy(value);
    return;
  }
  const inner = doc[part] ?? (doc[part] = {});
  if (!isObj(inner)) throw new ModelError(PATH_NOT_VIABLE);
  place(inner, rest, value);
}

/** The document an upsert inserts when its filter finds nothing; throws where MongoDB refuses. */
export function upserted(filter: Obj, update: Record<string, Obj>): Obj {
  checkUpdate(update);
  const found = equalities(filter).map(([path, value]) => ({ parts: path.split('.'), value }));
  if (found.some((one) => found.some((two) => one !== two && meet(one.parts, two.parts))))
    throw new ModelError(NOT_SINGLE);
  const doc: Obj = {};
  for (const { parts, value } of found) place(doc, parts, value);
  return updated(doc, update);
}
