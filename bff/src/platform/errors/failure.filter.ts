import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { ERROR_CATALOGUE, type Failure } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error';
import { codeOf } from './failure';

/** Shortest wait that is worth another try, where the refusal does not say a longer one. */
const RETRY_SECONDS = 1;

/** The one place where a refusal or failure gets its envelope (design §3). */
@Catch()
export class FailureFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const code = codeOf(error);
    const { status, text } = ERROR_CATALOGUE[code];
    if (status >= 500 && !(error instanceof DomainError))
      request.log.error({ event: 'failure', code, err: error });
    else if (error instanceof DomainError && error.details) {
      request.log.info({ event: 'refusal', code, details: error.details });
    }
    if (status === 429 && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', retrySeconds(error));
    }
    const failure: Failure = {
      success: false,
      message: withHint(text, error),
      code,
      requestId: request.id,
    };
    void reply.code(status).send(failure);
  }
}

function withHint(text: string, error: unknown): string {
  const hint = error instanceof DomainError ? error.hint : undefined;
  return hint === undefined ? text : `${text} (${hint})`;
}

function retrySeconds(error: unknown): number {
  const seconds = error instanceof DomainError ? error.details?.['retryAfterSeconds'] : null;
  return typeof seconds === 'number' ? seconds : RETRY_SECONDS;
}
