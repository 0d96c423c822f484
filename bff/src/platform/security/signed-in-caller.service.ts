import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { withTimeout } from '../mongo/with-timeout';
import type { Principal } from './caller';
import { SessionCookiesService } from './session-cookies.service';
import { SessionDirectory } from './session-directory';

/** How long the database may take; without an answer nobody is signed in. */
const PATIENCE_MS = 700;

/**
 * Finds out who is signed in on a public route, where the access guard does not look. Costs a read of the
 * database, so it is for the rare moment in which it matters.
 */
@Injectable()
export class SignedInCallerService {
  private readonly found = new WeakMap<FastifyRequest, Principal>();

  constructor(
    private readonly cookies: SessionCookiesService,
    private readonly sessions: SessionDirectory,
  ) {}

  /** The caller whose living session a cookie of the request names, null for none. */
  async find(request: FastifyRequest): Promise<Principal | null> {
    const caller = await withTimeout(PATIENCE_MS, this.lookUp(request)).catch(() => null);
    if (caller) this.found.set(request, caller);
    return caller ?? null;
  }

  /** Who was found in a request. @throws DomainError sessions/required when nobody was. */
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
