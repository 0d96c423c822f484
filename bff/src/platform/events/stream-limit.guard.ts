import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { DomainError } from '../errors/domain-error';
import { type AnyCall, CONTRACT_CALL } from '../http/route';
import { SecurityLogService } from '../logging/security-log.service';
import { SessionCookiesService } from '../security/session-cookies.service';
import { STREAMS_PER_OWNER } from './event-streams.service';

/**
 * Refuses a browser's streams beyond its limit before the database is asked who it is, so that a flood of
 * them costs others nothing. Counts by session cookie, open streams and those being opened together. Cookies
 * are not known to be real yet: EventStreamsService still counts by caller afterwards.
 */
@Injectable()
export class StreamLimitGuard implements CanActivate {
  /** Streams by the hash of the cookie. */
  private readonly streams = new Map<string, number>();

  constructor(
    private readonly reflector: Reflector,
    private readonly cookies: SessionCookiesService,
    private readonly security: SecurityLogService,
  ) {}

  /** How many cookies are counted. */
  get size(): number {
    return this.streams.size;
  }

  /** @throws DomainError request/too-many. */
  canActivate(context: ExecutionContext): boolean {
    const call = this.reflector.get<AnyCall | undefined>(CONTRACT_CALL, context.getHandler());
    if (!call?.isEventStream) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const keys = this.keysOf(request);
    // A browser may be signed in as a user and as an administrator, each with streams of their own.
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
    // Answered, or its client left before; also where the route refuses.
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
