import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AdminPrincipal, SubscriberPrincipal } from './caller';
import { SessionCookiesService } from './session-cookies.service';
import { SessionDirectory } from './session-directory';

/** Checks during long answers whether their caller is still signed in (SEC-21). */
@Injectable()
export class SessionWatchService {
  constructor(
    private readonly sessions: SessionDirectory,
    private readonly cookies: SessionCookiesService,
  ) {}

  /** Whether the session of the request is still valid. */
  async isAlive(
    caller: SubscriberPrincipal | AdminPrincipal,
    request: FastifyRequest,
  ): Promise<boolean> {
    const cookie = this.cookies.read(request, caller.kind);
    if (cookie === null) return false;
    const found =
      caller.kind === 'admin'
        ? await this.sessions.findAdmin(cookie)
        : await this.sessions.findSubscriber(cookie);
    return found?.sessionId === caller.sessionId;
  }
}
