import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { withTimeout } from '../mongo/with-timeout';
import type { Principal } from './caller';
import { SessionCookiesService } from './session-cookies.service';
import { SessionDirectory } from './session-directory';

/** Timeout of the database. Without an answer the caller counts as not signed in. */
const PATIENCE_MS = 700;

/**
 * Finds the signed-in caller of a public route, which the access guard does not check. It needs a database
 * query, so use it only where it matters.
 */
@Injectable()
export class SignedInCallerService {
  private readonly found = new WeakMap<FastifyRequest, Principal>();

  constructor(
    private readonly cookies: SessionCookiesService,
    private readonly sessions: SessionDirectory,
  ) {}

  /** The caller of a valid session of the request; null for none. */
  async find(request: FastifyRequest): Promise<Principal | null> {
    const caller = await withTimeout(PATIENCE_MS, this.lookUp(request)).catch(() => null);
    if (caller) this.found.set(request, caller);
    return caller ?? null;
  }

  /** The caller that `find` found. @throws DomainError sessions/required when there is none. */
  of(request: FastifyRequest): Principal {
    const caller = this.found.get(request);
    if (!caller) throw new DomainError('sessions/required');
    return caller;
  }

  private async lookUp(request: FastifyRequest): Promise<Principal | null> {
    const subscriber = this.cookies.read(request, 'subscriber');
    const found = subscriber === null ? null : await this.sessions.findSubscriber(subscriber);
    if (found) return found;
    const admin = this.cookies.read(request, 'admin');
    return admin === null ? null : this.sessions.findAdmin(admin);
  }
}
