import { BSONRegExp, ObjectId } from 'bson';
import { type Doc, isDoc, isInt32 } from './types';

/** A value as MongoDB prints it in error messages: `{ email: "a@b", at: new Date(0) }`. */
export function describe(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value === 'number')
    return Number.isInteger(value) && !isInt32(value) ? `${value}.0` : String(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`;
  if (Array.isArray(value))
    return value.length === 0 ? '[]' : `[ ${value.map(describe).join(', ')} ]`;
  if (isDoc(value)) return describeDoc(value);
  return String(value);
}

export function describeDoc(doc: Doc): string {
  const fields = Object.entries(doc).map(([key, value]) => `${key}: ${describe(value)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
