import type { OpenAPIObject } from '@nestjs/swagger';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | Schema;
}

/** Checks answers against the OpenAPI document, so that no undocumented field leaks (SEC-37). */
export class ClosedAnswers {
  private readonly operations: {
    method: string;
    pattern: RegExp;
    schemas: Record<string, Schema | null>;
  }[];

  constructor(private readonly document: OpenAPIObject) {
    this.operations = Object.entries(document.paths)
      // Literal paths have priority over paths with parameters.
      .sort(([a], [b]) => a.split('{').length - b.split('{').length)
      .flatMap(([path, item]) =>
        Object.entries(item as Record<string, { responses: Record<string, unknown> }>).map(
          ([method, { responses }]) => ({
            method,
            pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
            schemas: Object.fromEntries(
              Object.entries(responses).map(([status, answer]) => [status, schemaOf(answer)]),
            ),
          }),
        ),
      );
  }

  /** @throws Error naming the first difference from the OpenAPI document. */
  check(method: string, url: string, status: number, text: string): void {
    const path = url.split('?')[0] ?? '';
    const operation = this.operations.find(
      (one) => one.method === method.toLowerCase() && one.pattern.test(path),
    );
    if (!operation || text === '') return;
    const schema = operation.schemas[status];
    // A stream of events is not checked here, because it is not one JSON answer. Its own tests check it.
    if (schema === null) return;
    if (!schema) throw new Error(`${method} ${path} answers ${status}, which is not described.`);
    const problem = this.problem(schema, JSON.parse(text), `${method} ${path}`);
    if (problem) throw new Error(problem);
  }

  private problem(schema: Schema, value: unknown, at: string): string | null {
    if (schema.$ref) return this.problem(this.component(schema.$ref), value, at);
    if (schema.anyOf) {
      const problems = schema.anyOf.map((one) => this.problem(one, value, at));
      return problems.includes(null) ? null : problems.join('; ');
    }
    if (schema.enum && !schema.enum.includes(value))
      return `${at} is none of ${String(schema.enum)}`;
    if ('const' in schema && value !== schema.const) return `${at} is not ${String(schema.const)}`;
    if (![schema.type].flat().includes(typeOf(value)))
      return `${at} is no ${String(schema.type ?? 'value')}`;
    if (Array.isArray(value)) {
      return first(
        value.map((item, place) => this.problem(schema.items ?? {}, item, `${at}[${place}]`)),
      );
    }
    return typeof value === 'object' && value !== null
      ? this.objectProblem(schema, value, at)
      : null;
  }

  private objectProblem(schema: Schema, value: object, at: string): string | null {
    const missing = schema.required?.find((key) => !(key in value));
    if (missing) return `${at} misses ${missing}`;
    return first(
      Object.entries(value).map(([key, part]) => {
        const known = schema.properties?.[key] ?? schema.additionalProperties;
        return known
          ? this.problem(known, part, `${at}.${key}`)
          : `${at} has an undescribed ${key}`;
      }),
    );
  }

  private component(reference: string): Schema {
    const name = reference.replace('#/components/schemas/', '');
    return (this.document.components?.schemas?.[name] ?? {}) as Schema;
  }
}

function schemaOf(answer: unknown): Schema | null {
  const { content } = answer as { content: Record<string, { schema: Schema } | undefined> };
  return content['application/json']?.schema ?? null;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const first = (problems: readonly (string | null)[]): string | null =>
  problems.find((problem) => problem !== null) ?? null;
