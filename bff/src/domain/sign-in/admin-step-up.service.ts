import { Injectable } from '@nestjs/common';
import { STEP_UP_MS } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import type { AdminPrincipal } from '../../platform/security/caller';
import { FactorCodesService } from '../admin-factors/factor-codes.service';
import { SessionsService } from '../sessions/sessions.service';
import { AdminPasswordsService } from './admin-passwords.service';
import { LoginAttemptsService } from './login-attempts.service';
import { stepUpAttempt } from './login-counters';

/** A fresh proof: code of an authenticator app, or a password. */
export type Proof = { readonly code: string } | { readonly password: string };

/** Step-up of administrators: takes a fresh proof in an open session. */
@Injectable()
export class AdminStepUpService {
  constructor(
    private readonly passwords: AdminPasswordsService,
    private readonly codes: FactorCodesService,
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttemptsService,
  ) {}

  /**
   * Checks a proof; returns until when it is valid. Failures count for this session only, so that no other
   * client can lock it. An administrator with an authenticator app must use a code, because a thief may
   * know the password.
   * @throws DomainError sessions/code-required, sessions/factor-missing, sessions/wrong-code,
   * sessions/wrong-admin-password, sessions/locked, sessions/required, request/too-many.
   */
  async prove(caller: AdminPrincipal, proof: Proof): Promise<Date> {
    const { actor, sessionId } = caller;
    const hasApp = await this.codes.isAsked(actor);
    const showsCode = 'code' in proof;
    if (hasApp && !showsCode) throw new DomainError('sessions/code-required');
    if (!hasApp && showsCode) throw new DomainError('sessions/factor-missing');
    const isRight = await this.attempts.check(stepUpAttempt(sessionId), async () =>
      (await this.holds(actor, proof)) ? true : null,
    );
    if (!isRight) {
      throw new DomainError(showsCode ? 'sessions/wrong-code' : 'sessions/wrong-admin-password');
    }
    const provenAt = await this.sessions.proveAdmin(sessionId);
    return new Date(provenAt.getTime() + STEP_UP_MS);
  }

  private async holds(actor: string, proof: Proof): Promise<boolean> {
    if ('code' in proof) return this.codes.use(actor, proof.code);
    return this.passwords.holds(actor, proof.password);
  }
}
