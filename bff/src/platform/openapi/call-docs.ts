import docs from './call-docs.json';

/** What the contract says about a call: one sentence, the others, and the noun it belongs to. */
export interface CallDoc {
  readonly noun: string;
  readonly summary: string;
  /** Empty when the sentence says all. */
  readonly description: string;
}

const known: Readonly<Record<string, CallDoc>> = docs;

/** The documentation of a call by its name. @throws Error for unknown calls. */
export function callDoc(name: string): CallDoc {
  const doc = known[name];
  if (!doc) throw new Error(`${name} has no documentation; run \`npm run openapi\`.`);
  return doc;
}
