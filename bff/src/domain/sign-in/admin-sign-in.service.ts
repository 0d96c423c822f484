import { Injectable } from '@nestjs/common';
import type { AdminLoginRequest, ErrorCode } from '@portal/contracts';
import type { AdminRole } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import { FactorCodesService } from '../admin-factors/factor-codes.service';
import type { Browser } from '../sessions/browser';
import { type OpenedSession, SessionsService } from '../sessions/sessions.service';
import { AdminPasswordsService } from './admin-passwords.service';
import { LoginAttemptsService } from './login-attempts.service';

/** Signs administrators in by the passwords of the configuration (goal S17, design §5). */
@Injectable()
export class AdminSignInService {
  constructor(
    private readonly passwords: AdminPasswordsService,
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttemptsService,
    private readonly codes: FactorCodesService,
  ) {}

  /**
   * Whose password it is becomes the actor. Who has an authenticator app also shows a code; a wrong one
   * counts like a wrong password, none at all is asked for.
   * @throws DomainError sessions/wrong-admin-password, sessions/code-required, sessions/wrong-code,
   * sessions/locked, request/too-many.
   */
  async withPassword(
    { password, code }: AdminLoginRequest,
    browser: Browser,
  ): Promise<{ actor: string; role: AdminRole; session: OpenedSession }> {
    let refusal: ErrorCode = 'sessions/wrong-admin-password';
    const attempt = { audience: 'admin', address: browser.address, userId: null } as const;
    const known = await this.attempts.check(attempt, async () => {
      const admin = await this.passwords.findAdmin(password);
      if (!admin) return null;
      if (!(await this.codes.isAsked(admin.name))) return { admin, isProven: true };
      if (code === undefined) return { admin, isProven: false };
      refusal = 'sessions/wrong-code';
      return (await this.codes.use(admin.name, code)) ? { admin, isProven: true } : null;
    });
    if (!known) throw new DomainError(refusal);
    if (!known.isProven) throw new DomainError('sessions/code-required');
    const { name: actor, role } = known.admin;
    return { actor, role, session: await this.sessions.openForAdmin(known.admin, browser) };
  }
}
