import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Clock } from '../clock/clock';
import { DomainError } from '../errors/domain-error';
import { withCommitMark } from '../mongo/commit-mark';
import { withTimeout } from '../mongo/with-timeout';
import { callerOf, nameOfCaller } from '../security/caller';
import {
  type Execution,
  IdempotencyKeysRepository,
  type KeyedRequest,
} from './idempotency-keys.repository';
import { keptAnswer, keptFailure, replay } from './outcome';

type Handler = CallHandler<object | undefined>;

/** How long a refusal waits until it is stored, in ms. */
const PATIENCE_MS = 300;

const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,255}$/;

/** Header that marks the answer of an earlier request. */
const REPLAYED = 'idempotency-replayed';

/** Executes a request with an idempotency key once and repeats its answer later; see Idempotent. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor<object | undefined> {
  private readonly log = new Logger('Idempotency');

  constructor(
    private readonly keys: IdempotencyKeysRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError request/invalid, request/key-reused, request/in-flight, request/answer-lost. */
  async intercept(
    context: ExecutionContext,
    next: Handler,
  ): Promise<Observable<object | undefined>> {
    const http = context.switchToHttp();
    const keyed = read(http.getRequest<FastifyRequest>());
    if (!keyed) return next.handle();
    const claim = await this.keys.claim(keyed, this.clock.now());
    switch (claim.kind) {
      case 'mine':
        return from(this.execute(claim.execution, next));
      case 'other-request':
        throw new DomainError('request/key-reused');
      case 'answer-lost':
        throw new DomainError('request/answer-lost');
      case 'in-flight':
        throw new DomainError('request/in-flight');
      case 'answered':
        http.getResponse<FastifyReply>().header(REPLAYED, 'true');
        return from([replay(claim.outcome)]);
    }
  }

  private async execute(execution: Execution, next: Handler): Promise<object | undefined> {
    try {
      const payload = await withCommitMark(
        () => this.keys.markDone(execution),
        () => lastValueFrom(next.handle(), { defaultValue: undefined }),
      );
      await this.keep(execution, keptAnswer(payload));
      return payload;
    } catch (error) {
      // When the database is unavailable, the caller must not wait for it a second time.
      await withTimeout(PATIENCE_MS, this.keep(execution, keptFailure(error)));
      throw error;
    }
  }

  /**
   * Stores the outcome. A failure is only logged: the caller still gets the answer of the executed request.
   */
  private async keep(execution: Execution, outcome: string | null): Promise<void> {
    try {
      if (outcome === null) await this.keys.giveUp(execution);
      else await this.keys.finish(execution, outcome, this.clock.now());
    } catch (error) {
      this.log.warn(`An answer was not kept: ${error instanceof Error ? error.name : 'error'}`);
    }
  }
}

function read(request: FastifyRequest): KeyedRequest | null {
  const key = request.headers[HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new DomainError('request/invalid', { reason: HEADER }, 'Idempotency-Key');
  }
  const caller = nameOfCaller(callerOf(request));
  const { method, url } = request.routeOptions;
  return {
    id: hashOf(caller, String(method), url ?? '', key),
    // The parsed body, not its bytes: other whitespace is still the same request.
    request: hashOf(request.url, request.body ?? null),
  };
}

function hashOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
