import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';

/** The parts of a schema that the fuzzer uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}

/** Methods of operations. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** One operation of the OpenAPI document, with the parts that the fuzzer uses. */
export interface FuzzedOperation {
  /** `POST /api/user/{id}/redeem`. */
  readonly name: string;
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly pathParts: readonly string[];
  /** Schemas of its query, by name. */
  readonly queries: Readonly<Record<string, Schema>>;
  /** Schema of its JSON body, with references resolved; null without one. */
  readonly body: Schema | null;
  readonly takesForm: boolean;
  /** Whether its answer is a stream, which does not end. */
  readonly isEventStream: boolean;
  /** Security schemes of its allowed callers. */
  readonly audiences: readonly string[];
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

/** All operations of an OpenAPI document. */
export function fuzzedOperations(document: OpenAPIObject): FuzzedOperation[] {
  const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, Described>>).map(([method, described]) => {
      const { parameters = [], security = [], requestBody, responses } = described;
      const body = requestBody?.content['application/json']?.schema;
      const schemasIn = (place: string): Record<string, Schema> =>
        Object.fromEntries(
          parameters.flatMap((one) => (one.in === place ? [[one.name, one.schema ?? {}]] : [])),
        );
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as FuzzedOperation['method'],
        path,
        pathParts: Object.keys(schemasIn('path')),
        queries: schemasIn('query'),
        body: body ? resolved(body, schemas) : null,
        takesForm: 'multipart/form-data' in (requestBody?.content ?? {}),
        isEventStream: 'text/event-stream' in (responses['200']?.content ?? {}),
        audiences: security.flatMap((scheme) => Object.keys(scheme)),
      };
    }),
  );
}

function resolved(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  const whole = name === undefined ? schema : (schemas[name] ?? {});
  return {
    ...whole,
    // A nullable field has two types; the fuzzer sends null to every field.
    type: [whole.type].flat()[0],
    ...(whole.items && { items: resolved(whole.items, schemas) }),
    ...(whole.properties && {
      properties: Object.fromEntries(
        Object.entries(whole.properties).map(([key, part]) => [key, resolved(part, schemas)]),
      ),
    }),
  };
}

/** A minimal value that the schema allows. */
export function exampleOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return schema.items ? [exampleOf(schema.items)] : [];
    case 'string':
      return exampleText(schema);
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, part]) => [key, exampleOf(part)]),
      );
  }
}

const EXAMPLES: Readonly<Record<string, string>> = { date: '2026-02-28', email: 'mina@mail.com' };

function exampleText({
  format = '',
  pattern,
  minLength = 1,
  maxLength = Infinity,
}: Schema): string {
  if (pattern === undefined) return EXAMPLES[format] ?? 'a'.repeat(Math.max(1, minLength));
  return matchingText(pattern, minLength, maxLength);
}

/** Found texts by pattern and lengths, because the search in a pattern takes up to 0.1 s. */
const matching = new Map<string, string>();

function matchingText(pattern: string, minLength: number, maxLength: number): string {
  const key = `${minLength} ${maxLength} ${pattern}`;
  const known = matching.get(key);
  if (known !== undefined) return known;
  const fits = fc
    .stringMatching(new RegExp(pattern))
    .filter(({ length }) => length >= minLength && length <= maxLength);
  const text = fc.sample(fits, { numRuns: 1, seed: 1 })[0] ?? '';
  matching.set(key, text);
  return text;
}

/** Values at and just beyond the bounds of the schema. */
export function boundariesOf(schema: Schema): unknown[] {
  const { minimum, maximum, minLength, maxLength } = schema;
  const numbers = [minimum, maximum].flatMap((bound) =>
    bound === undefined ? [] : [bound - 1, bound, bound + 1, bound + 0.5],
  );
  const texts = [minLength, maxLength].flatMap((length) =>
    length === undefined || length > 20_000
      ? []
      : [length - 1, length, length + 1].map((count) => 'x'.repeat(Math.max(0, count))),
  );
  return [...numbers, ...texts, ...(schema.enum ?? [])];
}
