import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
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
  ): Promise<{ actor: string; session: OpenedSession }> {
    const actor = await this.attempts.check({ audience: 'admin', address, userId: null }, () =>
      this.findActor(password),
    );
    if (actor === null) throw new DomainError('sessions/wrong-admin-password');
    return { actor, session: await this.sessions.openForAdmin(actor, oldCookie) };
  }

  /** Every configured hash is tried, so that the time does not tell whose it is. */
  private async findActor(password: string): Promise<string | null> {
    const candidates = this.config.admins.length > 0 ? this.config.admins : [null];
    let actor: string | null = null;
    for (const admin of candidates) {
      const matches = await this.passwords.verify(admin?.passwordHash ?? null, password);
      if (matches && admin) actor ??= admin.name;
    }
    return actor;
  }
}
