import { Injectable } from '@nestjs/common';
import type { AdminRole } from '@portal/rules';
import { Config, type ConfiguredAdmin } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { PasswordHasher } from '../../platform/security/password-hasher';
import { type OpenedSession, SessionsService } from '../sessions/sessions.service';
import { LoginAttemptsService } from './login-attempts.service';

/** Signs administrators in by the passwords of the configuration (goal S17, design §5). */
@Injectable()
export class AdminSignInService {
  constructor(
    private readonly config: Config,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttemptsService,
  ) {}

  /**
   * Whose password it is becomes the actor.
   * @throws DomainError sessions/wrong-admin-password, sessions/locked, request/too-many.
   */
  async withPassword(
    password: string,
    address: string,
    oldCookie: string | null,
  ): Promise<{ actor: string; role: AdminRole; session: OpenedSession }> {
    const admin = await this.attempts.check({ audience: 'admin', address, userId: null }, () =>
      this.findAdmin(password),
    );
    if (!admin) throw new DomainError('sessions/wrong-admin-password');
    const { name: actor, role } = admin;
    return { actor, role, session: await this.sessions.openForAdmin(actor, oldCookie) };
  }

  /** Every configured hash is tried, so that the time does not tell whose it is. */
  private async findAdmin(password: string): Promise<ConfiguredAdmin | null> {
    const candidates = this.config.admins.length > 0 ? this.config.admins : [null];
    let found: ConfiguredAdmin | null = null;
    for (const admin of candidates) {
      const matches = await this.passwords.verify(admin?.passwordHash ?? null, password);
      if (matches && admin) found ??= admin;
    }
    return found;
  }
}
