import type { Call } from '@portal/contracts';
import type { Field } from './field';

type KeysOf<Request> = Request extends unknown ? keyof Request : never;

/** The type of a key; of a union, that of all its members, with undefined when one has no such key. */
type ValueOf<Request, Key> = Request extends unknown
  ? Key extends keyof Request
    ? Request[Key]
    : undefined
  : never;

/** One field for each key of a request type, also for the optional ones. */
type FieldsOf<Request> = {
  readonly [Key in KeysOf<Request>]: Field<ValueOf<Request, Key>, unknown>;
};

type NoOtherKeys<Fields, Request> = {
  readonly [Key in Exclude<keyof Fields, KeysOf<Request>>]: never;
};

type ReadOf<OneField> = OneField extends { readonly read?: () => infer Read } ? Read : never;

/** What a handler gets. */
type ReadRequest<Fields> = {
  readonly [Key in keyof Fields as undefined extends ReadOf<Fields[Key]> ? never : Key]: ReadOf<
    Fields[Key]
  >;
} & {
  readonly [Key in keyof Fields as undefined extends ReadOf<Fields[Key]> ? Key : never]?: ReadOf<
    Fields[Key]
  >;
};

/** The class of a request's body or query, or of an object in a body. */
export interface RequestClass<Request, Read> {
  new (): Read;
  /** The calls that it was declared for. Empty for an object in a body. */
  readonly calls: readonly unknown[];
  /** Names of the fields. */
  readonly fields: ReadonlySet<string>;
  /** For the compiler only. */
  readonly request?: (request: Request) => Request;
}

/** Whether a class comes from bodyOf or queryOf. */
export const isRequestClass = (type: unknown): type is RequestClass<unknown, unknown> =>
  typeof type === 'function' && 'calls' in type && 'fields' in type;

/**
 * Makes the class that checks the body of calls: `class NoteBody extends bodyOf(addNote)({ text: … }) {}`. The
 * table needs one field for each key of the call's request type, exactly of the key's type; anything else does
 * not compile. Use `bodyOf<Type>()` for an object in a body. Of a union, the table has the keys of all members.
 */
export const bodyOf = <Request>(...calls: readonly Call<string, Request, object>[]) =>
  makeClass<Request>('body', calls);

/** The same for the query of calls. Fields that are numbers read the texts of the query. */
export const queryOf = <Query>(...calls: readonly Call<string, unknown, object, Query>[]) =>
  makeClass<Query>('query', calls);

const makeClass =
  <Request>(place: 'body' | 'query', calls: readonly unknown[]) =>
  <Fields extends FieldsOf<Request>>(fields: Fields & NoOtherKeys<Fields, Request>) =>
    classOf(place, calls, fields) as RequestClass<Request, ReadRequest<Fields>>;

type CheckedField = Pick<Field<unknown>, 'parts' | 'decorators'>;

function classOf(place: 'body' | 'query', calls: readonly unknown[], fields: object): object {
  const table = Object.entries(fields) as [string, CheckedField][];
  const initial = Object.fromEntries(
    table.flatMap(([name, { parts }]) => ('initial' in parts ? [[name, parts.initial]] : [])),
  );
  class CheckedRequest {
    static readonly calls = calls;
    static readonly fields = new Set(Object.keys(fields));
    constructor() {
      Object.assign(this, initial);
    }
  }
  for (const [name, field] of table)
    for (const decorate of field.decorators(place)) decorate(CheckedRequest.prototype, name);
  return CheckedRequest;
}
