import { refuse, fail } from '../errors';
import { type Doc, isDoc, knownRank, RANK, typeName } from './types';

const MAX_DEPTH = 100;

function checkScalar(value: unknown, where: string, stored: boolean): void {
  const rank = knownRank(value);
  if (rank === undefined) refuse(`BSON type ${typeName(value)} in ${where}`);
  if (stored && rank === RANK.regex) refuse('storing a regular expression');
}

function checkName(name: string, stored: boolean): void {
  if (name === '__proto__' || (stored && (name.startsWith('$') || name.includes('.'))))
    refuse(`the field name '${name}'`);
}

/**
 * Refuses every BSON type that JavaScript values cannot represent (int64, Decimal128, Timestamp, code,
 * MinKey, MaxKey, DBRef, symbol). Without this check they would silently compare and add up wrong.
 */
export function assertKnownTypes(value: unknown, where: string, stored = false, depth = 0): void {
  if (depth > MAX_DEPTH) fail('BadValue', `${where} exceeds the nesting limit`);
  if (Array.isArray(value)) {
    for (const item of value) assertKnownTypes(item, where, stored, depth + 1);
  } else if (isDoc(value)) {
    for (const key in value) {
      checkName(key, stored);
      assertKnownTypes(value[key], where, stored, depth + 1);
    }
  } else {
    checkScalar(value, where, stored);
  }
}

/** Refuses a document that MongoDB or this engine cannot store. */
export function assertStorable(doc: Doc): void {
  assertKnownTypes(doc, 'a stored document', true);
  if (Array.isArray(doc['_id'])) fail('InvalidIdField', "The '_id' value cannot be of type array");
}
