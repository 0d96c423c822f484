import { HttpException } from '@nestjs/common';
import type { ErrorCode } from '@portal/contracts';
import { isDatabaseUnavailable } from '../mongo/unavailable';
import { DomainError } from './domain-error';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'request/invalid',
  401: 'sessions/required',
  403: 'sessions/forbidden',
  404: 'request/not-found',
  413: 'request/too-large',
  414: 'request/invalid',
  415: 'request/unsupported-type',
  429: 'request/too-many',
  503: 'service/unavailable',
};

/** The error code of an answer. Every error that is not expected is a bug. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  if (isDatabaseUnavailable(error)) return 'service/unavailable';
  if (isUnreadableBody(error)) return 'request/unreadable';
  return BY_STATUS[statusOf(error)] ?? 'service/bug';
}

const UNREADABLE = new Set(['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY']);

function isUnreadableBody(error: unknown): boolean {
  const cause = error instanceof HttpException ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  return cause instanceof SyntaxError || ('code' in cause && UNREADABLE.has(String(cause.code)));
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  // Trust `statusCode` of Fastify's own errors only. Other libraries use the field in other ways.
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')) {
    return 'statusCode' in error ? Number(error.statusCode) : 500;
  }
  return 500;
}
