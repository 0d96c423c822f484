import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { DomainError } from '../errors/domain-error';
import { SecurityLogService } from '../logging/security-log.service';
import { SessionCookiesService } from '../security/session-cookies.service';
import { STREAMS_PER_OWNER } from './event-streams.service';

/**
 * Refuses streams beyond the limit of a browser before any database query, so that a flood of them does not
 * slow down others. Counts open and opening streams per session cookie. The cookie is not verified yet here,
 * so EventStreamsService also counts per caller later.
 */
@Injectable()
export class StreamLimitGuard implements CanActivate {
  /** Number of streams by hash of the cookie. */
  private readonly streams = new Map<string, number>();

  constructor(
    private readonly cookies: SessionCookiesService,
    private readonly security: SecurityLogService,
  ) {}

  /** Number of cookies that have a count. */
  get size(): number {
    return this.streams.size;
  }

  /** @throws DomainError request/too-many. */
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (!request.routeOptions.config.isEventStream) return true;
    const keys = this.keysOf(request);
    // A browser may be signed in as a user and as an administrator. Each of them has its own streams.
    const limit = STREAMS_PER_OWNER * keys.length;
    if (keys.some((key) => this.of(key) >= limit)) {
      this.security.write('rate_limited', request);
      throw new DomainError('request/too-many');
    }
    for (const key of keys) this.streams.set(key, this.of(key) + 1);
    let isOver = false;
    const end = (): void => {
      if (!isOver) this.release(keys);
      isOver = true;
    };
    // The answer ended or the client disconnected. This also covers a route that refuses.
    http.getResponse<FastifyReply>().raw.once('finish', end).once('close', end);
    return true;
  }

  private of(key: string): number {
    return this.streams.get(key) ?? 0;
  }

  private release(keys: readonly string[]): void {
    for (const key of keys) {
      const left = this.of(key) - 1;
      if (left > 0) this.streams.set(key, left);
      else this.streams.delete(key);
    }
  }

  private keysOf(request: FastifyRequest): string[] {
    return (['subscriber', 'admin'] as const).flatMap((audience) => {
      const cookie = this.cookies.read(request, audience);
      return cookie === null ? [] : [hashOf(`${audience} ${cookie}`)];
    });
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
