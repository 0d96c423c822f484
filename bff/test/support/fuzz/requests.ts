import fc from 'fast-check';
import {
  HOSTILE_BODIES,
  HOSTILE_HEADERS,
  HOSTILE_PARTS,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  WORST_VALUES,
  writeJson,
} from './hostile';
import { boundariesOf, exampleOf, type FuzzedOperation, type Schema } from './operations';

/** A request without credentials. */
export interface FuzzedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Serialized only when it is sent, because most generated requests are not picked. */
  readonly body: () => string | Buffer | undefined;
}

/** Generates requests of an operation. `userId` is an existing user. */
type Phase = (operation: FuzzedOperation, userId: number, seed: number) => FuzzedRequest[];

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'multipart/form-data; boundary=x' };

/** Requests that the OpenAPI document allows. */
const examples: Phase = (operation, userId) => {
  const { body, queries } = operation;
  const path = pathOf(operation, userId);
  const sent = body ? [withBody(path, exampleOf(body)), withBody(path, required(body))] : [];
  const all = mapped(queries, exampleOf);
  const alone = Object.entries(all).map((one) => withQuery(path, Object.fromEntries([one])));
  return [plain(path), ...sent, withQuery(path, all), ...alone];
};

/** One field at a time, at the bounds of its schema. */
const boundaries: Phase = (operation, userId) => {
  const path = pathOf(operation, userId);
  const all = mapped(operation.queries, exampleOf);
  const queries = Object.entries(operation.queries).flatMap(([name, schema]) =>
    boundariesOf(schema).map((value) => withQuery(path, { ...all, [name]: value })),
  );
  return [...queries, ...replaceFields(operation, userId, boundariesOf)];
};

/** One field at a time with invalid values, and the whole body. */
const operators: Phase = (operation, userId) => {
  const path = pathOf(operation, userId);
  const { body, method, takesForm } = operation;
  const bodies = method === 'GET' ? [] : HOSTILE_BODIES.map((raw) => withRaw(path, raw));
  const values = method === 'GET' ? [] : HOSTILE_VALUES.map((value) => withBody(path, value));
  const beside = body
    ? HOSTILE_VALUES.map((value) => withBody(path, { ...asObject(exampleOf(body)), more: value }))
    : [];
  const forms = takesForm ? FORMS.map((raw) => withRaw(path, raw, FORM_TYPE)) : [];
  const fields = replaceFields(operation, userId, () => HOSTILE_VALUES);
  const base = body ? asObject(exampleOf(body)) : {};
  const [name = 'more'] = Object.keys(body?.properties ?? {});
  const worst =
    method === 'GET'
      ? []
      : WORST_VALUES.flatMap((value) => [
          withBody(path, { ...base, more: value }),
          withBody(path, { ...base, [name]: value }),
        ]);
  return [...worst, ...bodies, ...values, ...beside, ...forms, ...fields];
};

/** Paths, queries and headers. */
const addresses: Phase = (operation, userId) => {
  const path = pathOf(operation, userId);
  const parts = operation.pathParts.flatMap((name) =>
    HOSTILE_PARTS.map((part) => plain(pathOf(operation, userId, { [name]: part }))),
  );
  const names = [...Object.keys(operation.queries), 'page', 'search', '$where', '__proto__'];
  const queries = names.flatMap((name) =>
    HOSTILE_TEXTS.map((text) => plain(`${path}?${name}=${encode(text)}`)),
  );
  const raw = ['%', '%zz', '%00', '=', '&&&', '?', '#', 'a[]=1', `a=${'x'.repeat(9_000)}`].map(
    (query) => plain(`${path}?${query}`),
  );
  const headers = HOSTILE_HEADERS.map((one) => ({
    ...withBody(path, operation.body ? exampleOf(operation.body) : {}),
    headers: { ...JSON_TYPE, ...one },
  }));
  return [...parts, ...queries, ...raw, ...headers];
};

/** Random JSON in the body and in single fields. */
const random: Phase = (operation, userId, seed) => {
  const path = pathOf(operation, userId);
  const fields = Object.keys(operation.body?.properties ?? {});
  const base = operation.body ? asObject(exampleOf(operation.body)) : {};
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom(...HOSTILE_TEXTS),
  );
  const value = fc.oneof(fc.jsonValue(), text, fc.constantFrom(...HOSTILE_VALUES));
  const change = fc.record({
    key: fields.length > 0 ? fc.constantFrom(...fields) : fc.string(),
    value,
    query: text,
    part: fc.oneof(text.map(encode), fc.constantFrom(...HOSTILE_PARTS)),
  });
  return fc.sample(change, { numRuns: 20, seed }).map((one, place) => {
    const [name] = operation.pathParts;
    const at = place % 4 === 3 && name ? pathOf(operation, userId, { [name]: one.part }) : path;
    const query =
      place % 4 === 2 ? `?${Object.keys(operation.queries)[0] ?? 'q'}=${encode(one.query)}` : '';
    if (operation.method === 'GET') return plain(at + query);
    return withBody(at + query, { ...base, [one.key]: one.value });
  });
};

/** The generators, and the maximum number of requests per operation and caller. */
export const PHASES = {
  examples: { make: examples, most: 6 },
  boundaries: { make: boundaries, most: 12 },
  operators: { make: operators, most: 48 },
  addresses: { make: addresses, most: 34 },
  random: { make: random, most: 20 },
} as const;

/** Picks requests: always the first ones, and a sample of the others that depends on the seed. */
export function pick<T>(all: readonly T[], most: number, seed: number): T[] {
  if (all.length <= most) return [...all];
  const first = all.slice(0, Math.min(WORST_VALUES.length * 2, most));
  const count = most - first.length;
  const rest = all.slice(first.length);
  const some = fc.shuffledSubarray(rest, { minLength: count, maxLength: count });
  return [...first, ...(fc.sample(some, { numRuns: 1, seed })[0] ?? [])];
}

const FORMS: readonly string[] = [
  '',
  '--x--',
  '--x\r\n\r\n\r\n--x--',
  '--x\r\ncontent-disposition: form-data; name="profilePhoto"\r\n\r\ntext\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="__proto__"; filename="a"\r\n\r\ntext\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="profilePhoto"; filename="a\0.png"\r\n\r\nGIF89a\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="profilePhoto"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n\x89PNG\r\n--x--\r\n',
  `--x\r\n${'a: b\r\n'.repeat(2_000)}\r\n\r\n--x--\r\n`,
];

function replaceFields(
  operation: FuzzedOperation,
  userId: number,
  valuesOf: (schema: Schema) => readonly unknown[],
): FuzzedRequest[] {
  const { body } = operation;
  if (!body) return [];
  const path = pathOf(operation, userId);
  const base = asObject(exampleOf(body));
  return Object.entries(body.properties ?? {}).flatMap(([name, schema]) => {
    const inner = Object.entries(schema.items?.properties ?? schema.properties ?? {});
    return [
      ...valuesOf(schema).map((value) => withBody(path, { ...base, [name]: value })),
      ...inner.flatMap(([key, part]) =>
        valuesOf(part).map((value) => {
          const nested = { ...asObject(exampleOf(schema.items ?? schema)), [key]: value };
          return withBody(path, { ...base, [name]: schema.items ? [nested] : nested });
        }),
      ),
    ];
  });
}

function required({ properties = {}, required: names = [] }: Schema): unknown {
  return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {})]));
}

function pathOf(
  { path }: FuzzedOperation,
  userId: number,
  parts: Readonly<Record<string, string>> = {},
): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const own = /^(id|userId)$/.test(name) ? String(userId) : '000000000000000000000001';
    return parts[name] ?? own;
  });
}

const asObject = (value: unknown): Record<string, unknown> => value as Record<string, unknown>;
const plain = (url: string): FuzzedRequest => ({
  url,
  headers: {},
  body: () => undefined,
});
const mapped = (
  schemas: Readonly<Record<string, Schema>>,
  toValue: (schema: Schema) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toValue(schema)]));
const withQuery = (path: string, values: Readonly<Record<string, unknown>>): FuzzedRequest => {
  const parts = Object.entries(values).map(([name, value]) => `${name}=${encode(String(value))}`);
  return plain(`${path}?${parts.join('&')}`);
};
const withBody = (url: string, value: unknown): FuzzedRequest => ({
  url,
  headers: JSON_TYPE,
  body: () => writeJson(value),
});

function withRaw(url: string, body: string | Buffer, headers = JSON_TYPE): FuzzedRequest {
  return { url, headers, body: () => body };
}

/** Replaces unpaired surrogates first, because encodeURIComponent throws for them. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'));
}
