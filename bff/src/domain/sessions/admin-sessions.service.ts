import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';
import { describeUserAgent } from '../../platform/http/user-agent';
import type { AdminPrincipal } from '../../platform/security/caller';
import type { Origin } from '../../platform/security/origin';
import { adminTarget } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import { sessionHandle } from './session-handle';
import { SessionsService } from './sessions.service';

/** Administrators' actions on their own sessions, each with its audit record. */
@Injectable()
export class AdminSessionsService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  /** Ends one session by its handle. @throws DomainError sessions/not-found. */
  async end(origin: Origin, { actor }: AdminPrincipal, handle: string): Promise<void> {
    await this.audit.change(origin, { target: adminTarget(actor) }, async () => {
      const own = await this.sessions.listOfAdmin(actor);
      const found = own.find(({ sessionId }) => sessionHandle(sessionId) === handle);
      const isEnded = found && (await this.sessions.revokeOneOfAdmin(actor, found.sessionId));
      if (!isEnded) throw new DomainError('sessions/not-found');
      const { userAgent, address, createdAt } = found;
      const signedInAt = createdAt.toISOString();
      const details = { device: describeUserAgent(userAgent), from: address, signedInAt };
      return { result: undefined, action: 'admins/session-end', details };
    });
  }

  /** Ends all sessions except the caller's; returns their number. */
  async endOthers(origin: Origin, { actor, sessionId }: AdminPrincipal): Promise<number> {
    return this.audit.change(origin, { target: adminTarget(actor) }, async () => {
      const ended = await this.sessions.revokeOthersOfAdmin(actor, sessionId);
      return { result: ended, action: 'admins/sessions-end', details: { sessionsEnded: ended } };
    });
  }
}
