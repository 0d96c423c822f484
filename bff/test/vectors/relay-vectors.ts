import vectors from './relay-signatures.json';

/** One signed request, or one that pretends to be. */
export interface RelayVector {
  readonly name: string;
  /** Null: the header is not there. */
  readonly timestamp: string | null;
  readonly signature: string | null;
  readonly body: Buffer;
}

interface StoredVector {
  readonly name: string;
  readonly timestamp: string | null;
  readonly signature: string | null;
  readonly body: string;
}

const listOf = (list: readonly StoredVector[]): readonly RelayVector[] =>
  list.map((vector) => ({ ...vector, body: Buffer.from(vector.body, 'base64') }));

/** Requests signed by another program than ours (make_relay_signatures.py), sent at `at`. */
export const RELAY_VECTORS = {
  at: new Date(vectors.at * 1_000),
  secrets: vectors.secrets,
  good: listOf(vectors.good),
  bad: listOf(vectors.bad),
} as const;
