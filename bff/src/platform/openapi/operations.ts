import * as contracts from '@portal/contracts';
import type {
  OperationObject,
  ParameterObject,
  ResponsesObject,
  SecurityRequirementObject,
} from './types';
import type { AnyCall } from '../http/route';
import type { AccessPolicy } from '../security/access';

/** Fills in what the contract and the policy say of an operation. */
export function describeOperation(
  operation: OperationObject,
  call: AnyCall,
  policy: AccessPolicy,
): OperationObject {
  const { requestBody } = operation;
  return {
    operationId: nameOf(call),
    tags: [call.path.split('/')[2] ?? 'service'],
    security: security(policy),
    parameters: pathParameters(call.path),
    ...(requestBody ? { requestBody } : {}),
    responses: responses(call, policy),
  };
}

/** `/api/user/:id` as OpenAPI writes it. */
export const openApiPath = (path: string): string => path.replace(/:([A-Za-z]+)/g, '{$1}');

const names = new Map<unknown, string>(
  Object.entries(contracts).map(([name, value]) => [value, name]),
);

function nameOf(call: AnyCall): string {
  const name = names.get(call);
  if (!name) throw new Error(`${call.method} ${call.path} is no exported call of the contract.`);
  return name;
}

function security(policy: AccessPolicy): SecurityRequirementObject[] {
  switch (policy.kind) {
    case 'public':
      return [];
    case 'admin':
      return [{ admin: [] }];
    case 'self':
      return [{ subscriber: [] }];
    case 'self-or-admin':
      return [{ subscriber: [] }, { admin: [] }];
    case 'bot':
    case 'relay':
      return [{ machine: [] }];
  }
}

function pathParameters(path: string): ParameterObject[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: /^(id|userId)$/.test(name)
      ? { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }
      : { type: 'string', minLength: 1, maxLength: 200 },
  }));
}

function responses(call: AnyCall, policy: AccessPolicy): ResponsesObject {
  const refusals = [
    ...(call.path.includes(':') || call.method !== 'GET' ? [400] : []),
    ...(policy.kind === 'public' ? [] : [401]),
    ...(policy.kind !== 'public' || call.method !== 'GET' ? [403] : []),
    ...(call.path.includes(':') ? [404] : []),
    ...(call.method === 'GET' ? [] : [413, 415]),
    429,
    503,
  ];
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return {
    200: { description: 'Done.' },
    ...Object.fromEntries(
      refusals.map((status) => [status, { description: 'Refused.', content: failure }]),
    ),
  };
}
