import type { OpenAPIObject } from '@nestjs/swagger';

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
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}

/** One operation of the OpenAPI document, with the parts that the fuzzer uses. */
export interface FuzzedOperation {
  /** `POST /api/user/{id}/redeem`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly pathParts: readonly string[];
  readonly queries: readonly string[];
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
      const namesIn = (place: string): string[] =>
        parameters.flatMap((parameter) => (parameter.in === place ? [parameter.name] : []));
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as FuzzedOperation['method'],
        path,
        pathParts: namesIn('path'),
        queries: namesIn('query'),
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
      return 'a'.repeat(Math.max(1, schema.minLength ?? 1));
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, part]) => [key, exampleOf(part)]),
      );
  }
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
