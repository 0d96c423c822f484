import type { ValidationError } from 'class-validator';
import { fieldInWords } from './field-in-words';

/** Rules whose own text shows a pattern, or a list of values that only programs know. */
const FAULTS: Readonly<Record<string, string>> = {
  isIn: 'has none of the known values',
  matches: 'is not written as it must be',
};

/**
 * What is wrong with a field, for people: the text of the first rule that fails. It never shows the name of
 * the field. Undefined for an object, whose fields have their own faults.
 */
export function faultInWords({ property, constraints = {} }: ValidationError): string | undefined {
  const [fault] = Object.entries(constraints);
  if (!fault) return undefined;
  const [rule, text] = fault;
  const field = fieldInWords(property);
  const own = FAULTS[rule];
  return own ? `${field} ${own}` : text.replace(property, field);
}
