import { ERROR_CATALOGUE } from '@portal/contracts';
import type { SchemaObject } from './types';

/** Every refusal and failure (contracts: Failure). */
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
