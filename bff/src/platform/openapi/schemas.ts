import { ERROR_CATALOGUE } from '@portal/contracts';
import contract from './contract-schemas.json';
import type { SchemaObject } from './types';

/** Schema of every refusal and failure (contracts: Failure). */
export const FAILURE_SCHEMA: SchemaObject = {
  type: 'object',
  required: ['success', 'message', 'code', 'requestId'],
  additionalProperties: false,
  properties: {
    success: { type: 'boolean', enum: [false] },
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(ERROR_CATALOGUE) },
    requestId: { type: 'string' },
  },
};

const answers: Readonly<Record<string, object>> = contract.answers;
const types: Readonly<Record<string, object>> = contract.types;

/** Schemas of the named types of the contract's answers. */
export const ANSWER_TYPES = types as Readonly<Record<string, SchemaObject>>;

/** The closed schema of a call's Response type. @throws Error for unknown calls. */
export function eventSchema(call: string): SchemaObject {
  const answer = answers[call];
  if (!answer) throw new Error(`${call} has no schema; run \`npm run openapi\`.`);
  return answer;
}

/**
 * The closed schema of a call's success: the payload inside the envelope. @throws Error for unknown calls.
 */
export function answerSchema(call: string): SchemaObject {
  const { description, properties, required = [] } = eventSchema(call);
  return {
    type: 'object',
    ...(description ? { description } : {}),
    properties: {
      success: { type: 'boolean', enum: [true] },
      message: { type: 'string' },
      ...properties,
    },
    required: ['success', ...required],
    additionalProperties: false,
  };
}
