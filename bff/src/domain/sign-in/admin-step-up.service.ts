import { Injectable } from '@nestjs/common';
import { STEP_UP_MS } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import type { AdminPrincipal } from '../../platform/security/caller';
import { FactorCodesService } from '../admin-factors/factor-codes.service';
import { SessionsService } from '../sessions/sessions.service';
import { AdminPasswordsService } from './admin-passwords.service';
import { LoginAttemptsService } from './login-attempts.service';
import { stepUpAttempt } from './login-counters';

/** What somebody shows: the code of an authenticator app, or a password. */
export type Proof = { readonly code: string } | { readonly password: string };

/** Lets administrators prove in their session that it is still they who sit there. */
@Injectable()
export class AdminStepUpService {
  constructor(
    private readonly passwords: AdminPasswordsService,
    private readonly codes: FactorCodesService,
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttemptsService,
  ) {}

  /**
   * Until when the proof carries. Failures count for this session alone, so that nobody outside it can
   * lock it; who has an authenticator app shows its code, for the password is what a thief may know.
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
