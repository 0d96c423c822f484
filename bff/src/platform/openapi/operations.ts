import * as contracts from '@portal/contracts';
import { ERROR_CATALOGUE, type ErrorCode, RATE_CLASSES } from '@portal/contracts';
import { MINUTE_MS, STEP_UP_MS } from '@portal/rules';
import type { AnyCall } from '../http/route';
import type { DeclaredRoute } from '../http/route-list';
import { rateOfCall } from '../http/route-rates';
import type { AccessPolicy } from '../security/access';
import { type CallDoc, callDoc } from './call-docs';
import { callersOf, securityOf } from './callers';
import { withExample } from './examples';
import { IDEMPOTENCY_HEADERS, RELAY_HEADERS, RETRY_AFTER } from './header-parameters';
import { pathParameters, queryParameters } from './parameters';
import { answerSchema, eventSchema } from './schemas';
import { tagsOf } from './tags';
import type { OperationObject, ResponsesObject } from './types';

const PROOF_MINUTES = STEP_UP_MS / MINUTE_MS;

type RouteFacts = Omit<DeclaredRoute, 'handler' | 'call' | 'policy'>;

/** Adds the facts of the contract and of the policy to an operation. */
export function describeOperation(
  operation: OperationObject,
  call: AnyCall,
  policy: AccessPolicy,
  facts: RouteFacts,
): OperationObject {
  const { requestBody } = operation;
  const { refusals, isIdempotent, needsProof } = facts;
  const name = nameOf(call);
  const doc = callDoc(name);
  return withExample(name, {
    operationId: name,
    summary: doc.summary,
    description: descriptionOf(doc, policy, facts),
    tags: tagsOf(policy, doc.noun),
    security: securityOf(policy),
    parameters: [
      ...pathParameters(call.path),
      ...queryParameters(operation),
      ...(policy.kind === 'relay' ? RELAY_HEADERS : []),
      ...(isIdempotent ? IDEMPOTENCY_HEADERS : []),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      200: success(call),
      ...failures([
        ...commonRefusals(call, policy),
        ...(isIdempotent
          ? (['request/key-reused', 'request/in-flight', 'request/answer-lost'] as const)
          : []),
        ...(needsProof ? (['sessions/step-up-required'] as const) : []),
        ...refusals,
      ]),
    },
  });
}

function descriptionOf(doc: CallDoc, policy: AccessPolicy, facts: RouteFacts): string {
  return [
    doc.description,
    callersOf(policy),
    facts.needsProof
      ? `Needs a proof of identity (stepUp) of the last ${PROOF_MINUTES} minutes.`
      : '',
    facts.isIdempotent
      ? 'With the header `Idempotency-Key` a repeated request is executed once and gets the same answer.'
      : '',
  ]
    .filter((sentences) => sentences !== '')
    .join('\n\n');
}

/** Converts a path such as `/api/user/:id` to OpenAPI's form. */
export const openApiPath = (path: string): string => path.replace(/:([A-Za-z]+)/g, '{$1}');

const names = new Map<unknown, string>(
  Object.entries(contracts).map(([name, value]) => [value, name]),
);

function nameOf(call: AnyCall): string {
  const name = names.get(call);
  if (!name) throw new Error(`${call.method} ${call.path} is no exported call of the contract.`);
  return name;
}

/** Error codes that every route of a kind may return. */
function commonRefusals(call: AnyCall, policy: AccessPolicy): ErrorCode[] {
  const isOpen = policy.kind === 'public';
  const isUnsafe = call.method !== 'GET';
  const hasParts = call.path.includes(':');
  const namesUser = /:(id|userId)\b/.test(call.path);
  return [
    'request/invalid',
    // A path part that is too long is "not found".
    ...(hasParts ? (['request/not-found'] as const) : []),
    ...(namesUser ? (['accounts/invalid-id', 'accounts/not-found'] as const) : []),
    ...(isOpen ? [] : (['sessions/required', 'sessions/forbidden'] as const)),
    ...('permission' in policy ? (['sessions/role-forbidden'] as const) : []),
    ...(policy.kind === 'relay' ? (['sessions/wrong-signature'] as const) : []),
    ...(isUnsafe ? (['request/cross-site', 'request/unreadable'] as const) : []),
    ...(isUnsafe ? (['request/too-large', 'request/unsupported-type'] as const) : []),
    ...(isNeverRefused(call) ? [] : (['request/too-many'] as const)),
    'service/bug',
    'service/unavailable',
  ];
}

/** Whether the call's rate class has no limit. */
function isNeverRefused(call: AnyCall): boolean {
  const rate = rateOfCall(call);
  return typeof rate === 'string' && RATE_CLASSES[rate].perMinute === null;
}

function success(call: AnyCall): ResponsesObject[string] {
  const name = nameOf(call);
  if (!call.isEventStream) {
    return {
      description: 'Done.',
      content: { 'application/json': { schema: answerSchema(name) } },
    };
  }
  return {
    description: 'Server-sent events; the data of each is this as JSON, without the envelope.',
    content: { 'text/event-stream': { schema: eventSchema(name) } },
  };
}

function failures(codes: readonly ErrorCode[]): ResponsesObject {
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...new Set(codes)].sort()) {
    const { status } = ERROR_CATALOGUE[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.join(', '),
        ...(status === 429 ? { headers: RETRY_AFTER } : {}),
        content: failure,
      },
    ]),
  );
}
