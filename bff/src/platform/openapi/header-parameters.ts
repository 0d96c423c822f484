import type { ParameterObject, SchemaObject } from './types';

/** Required headers of a relay's request. */
export const RELAY_HEADERS: readonly ParameterObject[] = [
  {
    name: 'X-Relay-Timestamp',
    in: 'header',
    required: true,
    description: 'Unix seconds, at most 300 from now.',
    schema: { type: 'string', pattern: '^\\d{1,12}$' },
  },
  {
    name: 'X-Relay-Signature',
    in: 'header',
    required: true,
    description: 'HMAC-SHA-256 over `<timestamp>.<body as sent>` with the relay secret, in hex.',
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
];

/** Header of every 429 answer. */
export const RETRY_AFTER: Readonly<Record<string, { description: string; schema: SchemaObject }>> =
  {
    'Retry-After': {
      description: 'Seconds until another try may succeed.',
      schema: { type: 'integer', minimum: 1 },
    },
  };

/** Headers of idempotent routes (PAY-6). */
export const IDEMPOTENCY_HEADERS: readonly ParameterObject[] = [
  {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key and body are answered alike for 24 hours.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
  },
];
