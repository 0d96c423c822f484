import { Injectable } from '@nestjs/common';
import type { AdminRole } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import { describeUserAgent } from '../../platform/http/user-agent';
import type { Origin } from '../../platform/security/origin';
import { FactorCodesService } from '../admin-factors/factor-codes.service';
import { adminTarget } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import type { Browser } from '../sessions/browser';
import { type OpenedSession, SessionsService } from '../sessions/sessions.service';
import { FailedSignInsService } from './failed-sign-ins.service';

/** An administrator who just signed in. */
export interface SignedInAdmin {
  readonly actor: string;
  readonly role: AdminRole;
  readonly session: OpenedSession;
}

/** Signs administrators in and out with audit records; a session without its record is ended. */
@Injectable()
export class AuditedAdminSignInService {
  constructor(
    private readonly codes: FactorCodesService,
    private readonly sessions: SessionsService,
    private readonly failures: FailedSignInsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Runs `signIn`, checks that its proof is still valid, and records the result.
   * @throws DomainError sessions/code-required when an app was set up or renewed during the sign-in; what
   * `signIn` throws.
   */
  async enter(
    { address, userAgent }: Pick<Browser, 'address' | 'userAgent'>,
    requestId: string,
    signIn: () => Promise<SignedInAdmin>,
  ): Promise<SignedInAdmin> {
    const origin = { actor: null, address, requestId };
    const before = await this.codes.marks();
    const known = await this.failures.watch({ origin, action: 'admins/sign-in-failed' }, signIn);
    const { actor, session } = known;
    try {
      await this.stillProven(actor, before);
      const target = { target: adminTarget(actor) };
      await this.audit.change({ actor, address, requestId }, target, async () => ({
        result: undefined,
        action: 'admins/sign-in',
        details: { device: describeUserAgent(userAgent) },
      }));
    } catch (error) {
      await this.sessions.revokeOpenedOfAdmin(actor, session);
      throw error;
    }
    return known;
  }

  /** Ends the session of an administrator who signs out. */
  async leave(origin: Origin, sessionId: string): Promise<void> {
    await this.audit.change(origin, { target: adminTarget(origin.actor) }, async () => {
      await this.sessions.revoke(sessionId);
      return { result: undefined, action: 'admins/sign-out', details: {} };
    });
  }

  /**
   * A change of the authenticator app ends all stored sessions. It misses a session that is being opened at
   * the same time by the password alone or by an old recovery code, so check after the session is stored.
   */
  private async stillProven(actor: string, before: ReadonlyMap<string, string>): Promise<void> {
    const mark = (await this.codes.marks()).get(actor);
    if (mark !== undefined && mark !== before.get(actor)) {
      throw new DomainError('sessions/code-required');
    }
  }
}
