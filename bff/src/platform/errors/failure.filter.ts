import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import { ERROR_CATALOGUE, type ErrorCode, type Failure } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecurityLogService } from '../logging/security-log.service';
import { knownCallerOf, type Principal } from '../security/caller';
import { DomainError } from './domain-error';
import { codeOf } from './failure';
import { loggedDetails } from './logged-details';

/** Default Retry-After of a 429 in seconds, when the refusal has no time of its own. */
const RETRY_SECONDS = 1;

/** Codes of denied access. A handler throws them too, where the decision depends on the body. */
const DENIALS: readonly ErrorCode[] = ['sessions/forbidden', 'sessions/role-forbidden'];

/** The only place where a refusal or failure gets its envelope. */
@Catch()
@Injectable()
export class FailureFilter implements ExceptionFilter {
  constructor(private readonly security: SecurityLogService) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const code = codeOf(error);
    const { status, text } = ERROR_CATALOGUE[code];
    if (status >= 500 && !(error instanceof DomainError))
      request.log.error({ event: 'failure', code, err: error });
    else if (error instanceof DomainError && error.details) {
      request.log.info({ event: 'refusal', code, details: loggedDetails(error.details) });
    }
    if (DENIALS.includes(code)) this.writeLateDenial(code, request);
    const retrySeconds = retrySecondsOf(error) ?? (status === 429 ? RETRY_SECONDS : null);
    if (retrySeconds !== null && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', retrySeconds);
    }
    const failure: Failure = {
      success: false,
      message: withHint(text, error),
      code,
      requestId: request.id,
    };
    void reply.code(status).send(failure);
  }

  /** Logs denials by handlers. The guard logs its own denials (SEC-31). */
  private writeLateDenial(code: ErrorCode, request: FastifyRequest): void {
    const caller = knownCallerOf(request);
    if (!caller) return;
    this.security.write('authz_fail', request, {
      code,
      kind: caller.kind,
      userId: caller.kind === 'subscriber' ? caller.userId : null,
      actor: nameOf(caller),
    });
  }
}

function nameOf(caller: Principal): string | null {
  switch (caller.kind) {
    case 'subscriber':
      return null;
    case 'admin':
      return caller.actor;
    case 'bot':
    case 'relay':
      return caller.name;
  }
}

function withHint(text: string, error: unknown): string {
  const hint = error instanceof DomainError ? error.hint : undefined;
  return hint === undefined ? text : `${text} (${hint})`;
}

function retrySecondsOf(error: unknown): number | null {
  const seconds = error instanceof DomainError ? error.details?.['retryAfterSeconds'] : null;
  return typeof seconds === 'number' ? seconds : null;
}
